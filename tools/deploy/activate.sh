#!/bin/sh
# Puts the release in this script's folder online (docs/deploy.md). Its argument reloads the server:
#   sh /srv/site/releases/1/activate.sh 'nginx -t && systemctl reload nginx'
# The configuration names the release's own folder, so that one reload changes documents and policy together.
set -eu
release=$(cd "$(dirname "$0")" && pwd)
base=$(dirname "$(dirname "$release")")
former=$(readlink "$base/current" || true)

# A page that a visitor still has open asks for files of its own release. All releases share one folder of
# hashed files, linked from each, and a release goes 30 days after it was last online.
[ -z "$former" ] || touch -c "$former"
if [ ! -L "$release/dist/static" ]; then
  mv "$release/dist/static" "$release/static"
  ln -s "$base/static" "$release/dist/static"
fi
find "$base/releases" -mindepth 1 -maxdepth 1 ! -path "$release" -mtime +30 -exec rm -rf {} +
cp -Rlf "$base"/releases/*/static "$base/"
find "$base/static" -type f -links 1 -delete

for configuration in "$release/nginx.conf" "$release/Caddyfile"; do
  [ -f "$configuration" ] || continue
  sed "s|/srv/site\([;}]\)|$release/dist\1|" "$configuration" >"$configuration.new"
  mv "$configuration.new" "$configuration"
done

switch_to() {
  ln -sfn "$1" "$base/next"
  mv -T "$base/next" "$base/current"
}
switch_to "$release"
if ! sh -c "$1"; then
  [ -z "$former" ] || switch_to "$former"
  echo "The server refused the release; the former one stays online." >&2
  exit 1
fi
