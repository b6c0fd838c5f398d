#!/bin/sh
# Puts the release in this script's folder online (docs/deploy.md). The argument is the command that reloads
# the server:
#   sh /srv/site/releases/1/activate.sh 'nginx -t && systemctl reload nginx'
# Each release has its own server configuration, with the path of the release as the root. So one reload
# switches the documents and their Content Security Policy together.
set -eu
release=$(cd "$(dirname "$0")" && pwd)
base=$(dirname "$(dirname "$release")")
previous=$(readlink "$base/current" || true)

# Pages that are still open in a browser load hashed files of an older release. So all releases share one
# folder of hashed files. A release is deleted 30 days after it was last online, and its hashed files with it.
[ -z "$previous" ] || touch -c "$previous"
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
  [ -z "$previous" ] || switch_to "$previous"
  echo "The server refused the new release. The previous one is still online." >&2
  exit 1
fi
