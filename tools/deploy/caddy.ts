import { caching } from './policy.ts'
import { hostFiles, type SiteRules } from './site-rules.ts'

/**
 * A Caddyfile for Caddy 2.6 or newer, which gets a certificate by itself. The environment variable
 * SITE_ADDRESS sets the address that Caddy serves (`:8080` behind a proxy or in a container), SITE_ROOT the
 * folder of the site, and CADDY_ADMIN the address of Caddy's admin API.
 */
export function caddyfile(rules: SiteRules): string {
  const { host, headers, editor, hashedPath, pages, notFoundPages, redirects } = rules
  const lines = (texts: string[], depth: number) =>
    texts.map((text) => '\t'.repeat(depth) + text).join('\n')
  const notFound = notFoundPages.flatMap(({ prefix, file }) => [file, `${prefix}404`.slice(1)])
  const reserved = [...hostFiles, ...notFound].map(escapeDots).join('|')
  const headerLines = Object.entries(headers).map(([name, value]) => `${name} "${value}"`)

  return `{
	admin {$CADDY_ADMIN:localhost:2019}
}

(policy) {
	header {
		Cache-Control "${caching.revalidated}"
${lines(headerLines, 2)}
	}
	header {
		Vary "Accept-Encoding"
		-Server
	}
${editor ? lines([`@editor path_regexp ^${escapeDots(editor.path)}`, 'header @editor {', ...Object.entries(editor.headers).map(([name, value]) => `\t${name} "${value}"`), '}'], 1) : ''}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/site}

	# A route block keeps this order. Caddy would otherwise sort the directives.
	route {
		import policy

		@other_method not method GET HEAD
		header @other_method Allow "GET, HEAD"
		respond @other_method 405

		# Too long, or with control characters: a file system error, which Caddy would answer with 500.
		@invalid_name path_regexp ^.{256}|[[:cntrl:]]
		error @invalid_name 404

		@hidden path_regexp ^/(${reserved})$|\\.(br|gz)$
		error @hidden 404

${lines(redirects.flatMap(redirect), 2)}
${lines(pages.flatMap(page), 2)}

		# Only files that exist. Browsers must not cache the 404 for a missing chunk for a year.
		@hashed {
			path ${hashedPath}*
			file
		}
		@manifest path *.webmanifest
		header @manifest {
			Content-Type application/manifest+json
			defer
		}
		header @hashed Cache-Control "${caching.hashed}"
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import policy
		@missing expression {http.error.status_code} == 404
		handle @missing {
			# Always send the whole 404 page: no 304 and no partial content.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
${lines(rewriteToNotFound(notFoundPages), 3)}
			file_server {
				precompressed br gzip
				status 404
			}
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`
}

/** The 404 page in the language of the address. */
const rewriteToNotFound = (notFoundPages: SiteRules['notFoundPages']) =>
  notFoundPages.length === 1
    ? [`rewrite * /${notFoundPages[0]!.file}`]
    : [
        'map {path} {not_found} {',
        ...notFoundPages.map(({ prefix, file }) => `\t~^${escapeDots(prefix)} /${file}`),
        '}',
        'rewrite * {not_found}',
      ]

const escapeDots = (text: string) => text.replaceAll('.', '\\.')

/** A regular expression, because Caddy's `path` matcher ignores case. */
const matcher = (name: string, path: string) => `@${name} path_regexp ^${escapeDots(path)}$`

/** A rewrite keeps the query string, so {uri} is the new path with it. */
const redirect = ({ from, to }: SiteRules['redirects'][number], index: number) => [
  matcher(`moved${index}`, from),
  `route @moved${index} {`,
  `\trewrite * ${to}`,
  '\tredir {uri} 301',
  '}',
]

const page = ({ address, file }: SiteRules['pages'][number], index: number) => [
  matcher(`page${index}`, address),
  `rewrite @page${index} /${file}`,
]
