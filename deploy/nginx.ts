import { caching } from './policy.ts'
import { hostFiles, missingPage, type SiteRules } from './site-rules.ts'

export type NginxPlace = {
  /** A port, which is listened to over IPv4 and IPv6, or an address with one. */
  listen: string
  root: string
  /** Without it nothing is encrypted: for a server behind another one. */
  encryption?: { listen: string; certificate: string; key: string }
}

/** Where Debian's nginx and certbot have these things. */
function usualPlace(host: string): NginxPlace {
  const folder = `/etc/letsencrypt/live/${host}`
  const certificate = `${folder}/fullchain.pem`
  const encryption = { listen: '443', certificate, key: `${folder}/privkey.pem` }
  return { listen: '80', root: '/srv/site', encryption }
}

/**
 * For nginx 1.22 and newer, into `http { }` (Debian: /etc/nginx/conf.d/). Headers stand on the server alone:
 * an add_header in a location would drop them all. What differs by answer is a variable, which nginx leaves
 * out when it is empty.
 */
export function nginxConf(rules: SiteRules, place = usualPlace(rules.host)): string {
  const { base, host, headers, hashedPath, pages, redirects } = rules
  const lines = (texts: string[]) => texts.map((text) => `    ${text}`).join('\n')
  const moved = redirects.map(
    ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
  )
  const found = pages.map(
    ({ address, file }) => `location = ${address} { try_files /${file} =404; }`,
  )
  const hidden = [...hostFiles.map((file) => `/${file}`), '/404'].map(
    (address) => `location = ${address} { return 404; }`,
  )

  return `# A missing chunk must not be missing for a year: only what is there is kept.
map $status:$uri $site_caching {
    default "${caching.revalidated}";
    "~^(200|206|304):${hashedPath.replaceAll('.', '\\.')}" "${caching.hashed}";
}
map $status $site_allow {
    default "";
    405 "GET, HEAD";
}

${entrance(host, place)}
    root ${place.root};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/xml text/plain text/javascript application/javascript application/json;

    gzip_static on;
    gzip_vary on;
    # Debian: libnginx-mod-http-brotli-static. Without the module, leave this line out.
    brotli_static on;

    add_header Cache-Control $site_caching always;
    add_header Allow $site_allow always;
${lines(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`))}

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

    error_page 404 /${missingPage};
    location = /${missingPage} { internal; }
${lines([...hidden, ...moved, ...found])}
    location = ${base}manifest.webmanifest {
        types { }
        default_type application/manifest+json;
    }
    location ~ \\.(br|gz)$ { return 404; }
    location / { try_files $uri =404; }
}
`
}

/** The beginning of the server's block, after the one that leads to the encrypted site. */
function entrance(host: string, { listen, encryption }: NginxPlace) {
  if (!encryption)
    return `server {
    ${listenTo(listen)}
    server_name ${host};
`
  const port = encryption.listen.split(':').at(-1)
  return `server {
    ${listenTo(listen)}
    server_name ${host};
    # How certbot proves, now and at each renewal, that the name is yours.
    location /.well-known/acme-challenge/ { root /var/www/html; }
    location / { return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri; }
}

server {
    # nginx 1.25.1 and newer warn of this form: there it is \`http2 on;\` on a line of its own.
    ${listenTo(encryption.listen, ' ssl http2')}
    server_name ${host};
    ssl_certificate ${encryption.certificate};
    ssl_certificate_key ${encryption.key};
    ssl_protocols TLSv1.2 TLSv1.3;
`
}

/** A machine whose kernel has no IPv6 refuses the second line: there it is to be left out. */
const listenTo = (place: string, how = '') =>
  /^\d+$/.test(place)
    ? `listen ${place}${how};\n    listen [::]:${place}${how};`
    : `listen ${place}${how};`
