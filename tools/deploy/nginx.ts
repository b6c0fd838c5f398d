import { caching } from './policy.ts'
import { hostFiles, type SiteRules } from './site-rules.ts'

type NginxServer = {
  /** A port, for IPv4 and IPv6, or one address with a port. */
  listen: string
  root: string
  /** TLS. Not set behind a proxy that terminates TLS. */
  encryption?: { listen: string; certificate: string; key: string }
}

/** The ports, and the paths of Debian's nginx and certbot. */
function defaultServer(host: string): NginxServer {
  const folder = `/etc/letsencrypt/live/${host}`
  const certificate = `${folder}/fullchain.pem`
  const encryption = { listen: '443', certificate, key: `${folder}/privkey.pem` }
  return { listen: '80', root: '/srv/site', encryption }
}

/**
 * A configuration file for nginx 1.22 or newer, to be included in `http { }` (Debian: in /etc/nginx/conf.d/).
 *
 * All headers are in the server block, because an add_header in a location would remove those of the server.
 * nginx does not send a header whose value is empty.
 */
export function nginxConf(rules: SiteRules, server = defaultServer(rules.host)): string {
  const { host, headers, editor, hashedPath, pages, notFoundPages, redirects } = rules
  const varying = editor?.headers ?? {}
  const lines = (texts: string[]) => texts.map((text) => `    ${text}`).join('\n')
  const hidden = [
    ...hostFiles.map((file) => `/${file}`),
    ...notFoundPages.map(({ prefix }) => `${prefix}404`),
  ]
  const locations = [
    ...hidden.map((address) => `location = ${address} { return 404; }`),
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    ...pages.map(({ address, file }) => `location = ${address} { try_files /${file} =404; }`),
  ]

  return `# Cache only files that exist. Browsers must not cache the 404 for a missing chunk for a year.
map $status:$uri $site_caching {
    default "${caching.revalidated}";
    "~^(200|206|304):${escapeDots(hashedPath)}" "${caching.hashed}";
}
map $status $site_allow {
    default "";
    405 "GET, HEAD";
}
${notFoundMap(notFoundPages)}${Object.entries(varying)
  .map(([name, value]) => headerMap(name, editor!.path, headers[name] ?? '', value))
  .join('\n')}
${serverStart(host, server)}
    root ${server.root};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/xml text/plain text/javascript application/javascript application/json;

    gzip_static on;
    gzip_vary on;
    # Needs the Debian package libnginx-mod-http-brotli-static. Remove this line if you do not have it.
    brotli_static on;

    add_header Cache-Control $site_caching always;
    add_header Allow $site_allow always;
${lines(Object.entries({ ...headers, ...varying }).map(([name, value]) => `add_header ${name} ${varying[name] ? variableOf(name) : `"${value}"`} always;`))}

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

    error_page 404 ${notFoundPages.length > 1 ? '$site_not_found' : `/${notFoundPages[0]!.file}`};
${lines(notFoundPages.map(({ file }) => `location = /${file} { internal; }`))}
${lines(locations)}
    location ~ \\.webmanifest$ {
        types { }
        default_type application/manifest+json;
    }
    location ~ \\.(br|gz)$ { return 404; }
    location / { try_files $uri =404; }
}
`
}

/** The 404 page in the language of the address. Nothing for a site in one language. */
function notFoundMap(notFoundPages: SiteRules['notFoundPages']) {
  if (notFoundPages.length === 1) return ''
  const entries = notFoundPages.map(({ prefix, file }) => `    "~^${escapeDots(prefix)}" /${file};`)
  return `map $uri $site_not_found {\n${entries.join('\n')}\n}\n`
}

/** A header that is another one for the editor of the live site. */
const headerMap = (name: string, path: string, value: string, there: string) =>
  `map $uri ${variableOf(name)} {\n    default "${value}";\n    "~^${path}" "${there}";\n}`

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

const escapeDots = (text: string) => text.replaceAll('.', '\\.')

/** The first lines of the site's server block. With TLS, a block that redirects to https comes before it. */
function serverStart(host: string, { listen, encryption }: NginxServer) {
  const start = (address: string, parameters = '') => `server {
    ${parameters && '# nginx 1.25.1 and newer warn about http2 here. They have a separate directive for it: http2 on;\n    '}${listenTo(address, parameters)}
    server_name ${host};
`
  if (!encryption) return start(listen)
  const port = encryption.listen.split(':').at(-1)
  return `${start(listen)}    # certbot uses this path to prove that you control the domain, now and at each renewal.
    location /.well-known/acme-challenge/ { root /var/www/html; }
    location / { return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri; }
}

${start(encryption.listen, ' ssl http2')}    ssl_certificate ${encryption.certificate};
    ssl_certificate_key ${encryption.key};
    ssl_protocols TLSv1.2 TLSv1.3;
`
}

/** The second line is for IPv6. On a machine without IPv6, nginx does not start until you remove it. */
const listenTo = (address: string, parameters: string) =>
  /^\d+$/.test(address)
    ? `listen ${address}${parameters};\n    listen [::]:${address}${parameters};`
    : `listen ${address}${parameters};`
