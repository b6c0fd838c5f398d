import { caching } from './policy.ts'
import { hostFiles, missingPage, type SiteRules } from './site-rules.ts'

type NginxPlace = {
  /** A port, for IPv4 and IPv6, or an address with a port. */
  listen: string
  root: string
  /** Left out behind another server that does the encryption. */
  encryption?: { listen: string; certificate: string; key: string }
}

/** The paths that Debian's nginx and certbot use. */
function usualPlace(host: string): NginxPlace {
  const folder = `/etc/letsencrypt/live/${host}`
  const certificate = `${folder}/fullchain.pem`
  const encryption = { listen: '443', certificate, key: `${folder}/privkey.pem` }
  return { listen: '80', root: '/srv/site', encryption }
}

/**
 * For nginx 1.22 and newer, to be included in `http { }` (Debian: /etc/nginx/conf.d/). All headers are set on
 * the server: an add_header in a location would drop the others. A header whose value is empty is not sent.
 */
export function nginxConf(rules: SiteRules, place = usualPlace(rules.host)): string {
  const { base, host, headers, hashedPath, pages, redirects } = rules
  const lines = (texts: string[]) => texts.map((text) => `    ${text}`).join('\n')
  const hidden = [...hostFiles.map((file) => `/${file}`), '/404']
  const locations = [
    ...hidden.map((address) => `location = ${address} { return 404; }`),
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    ...pages.map(({ address, file }) => `location = ${address} { try_files /${file} =404; }`),
  ]

  return `# A missing chunk must not be missing for a year: only what is there is kept.
map $status:$uri $site_caching {
    default "${caching.revalidated}";
    "~^(200|206|304):${hashedPath.replaceAll('.', '\\.')}" "${caching.hashed}";
}
map $status $site_allow {
    default "";
    405 "GET, HEAD";
}

${serverStart(host, place)}
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
${lines(locations)}
    location = ${base}manifest.webmanifest {
        types { }
        default_type application/manifest+json;
    }
    location ~ \\.(br|gz)$ { return 404; }
    location / { try_files $uri =404; }
}
`
}

/** The start of the site's server block; with encryption, after the block that redirects to https. */
function serverStart(host: string, { listen, encryption }: NginxPlace) {
  const start = (where: string, how = '') => `server {
    ${how && '# nginx 1.25.1 and newer warn of this form: there it is `http2 on;` on a line of its own.\n    '}${listenTo(where, how)}
    server_name ${host};
`
  if (!encryption) return start(listen)
  const port = encryption.listen.split(':').at(-1)
  return `${start(listen)}    # How certbot proves, now and at each renewal, that the name is yours.
    location /.well-known/acme-challenge/ { root /var/www/html; }
    location / { return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri; }
}

${start(encryption.listen, ' ssl http2')}    ssl_certificate ${encryption.certificate};
    ssl_certificate_key ${encryption.key};
    ssl_protocols TLSv1.2 TLSv1.3;
`
}

/** The second line is for IPv6. nginx refuses it on a machine without IPv6; leave it out there. */
const listenTo = (place: string, how: string) =>
  /^\d+$/.test(place)
    ? `listen ${place}${how};\n    listen [::]:${place}${how};`
    : `listen ${place}${how};`
