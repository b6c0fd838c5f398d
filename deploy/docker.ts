/** The version says what it is, the digest that it stays the same (https://hub.docker.com/_/caddy). */
const image =
  'caddy:2.11.4-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648'

/** Serves the site on port 8080, as nobody, by the same Caddyfile; the encryption is for what stands before it. */
export function dockerfile(folders: { site: string; caddyfile: string }): string {
  return `FROM ${image}
COPY ${folders.site} /srv/site
COPY ${folders.caddyfile} /etc/caddy/Caddyfile
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv/site CADDY_ADMIN=off HOME=/tmp XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
USER nobody
`
}

/** What the image is built from, and nothing else of the project: no settings, no history. */
export function dockerignore(folders: { site: string; caddyfile: string }): string {
  return `*\n!${folders.site}\n!${folders.caddyfile}\n`
}
