import { caching } from './policy.ts'
import { hostFiles, missingPage, type SiteRules } from './site-rules.ts'

/**
 * For Caddy 2.6 and newer, which gets its certificate by itself. SITE_ADDRESS and SITE_ROOT change where the
 * site is served (`SITE_ADDRESS=:8080` behind another server or in a container).
 */
export function caddyfile({ host, headers, hashedPath, pages, redirects }: SiteRules): string {
  const lines = (texts: string[], depth: number) =>
    texts.map((text) => '\t'.repeat(depth) + text).join('\n')
  const reserved = [...hostFiles, missingPage, '404'].map(literal).join('|')
  const policy = Object.entries(headers).map(([name, value]) => `${name} "${value}"`)

  return `{
	admin {$CADDY_ADMIN:localhost:2019}
}

(policy) {
	header {
		Cache-Control "${caching.revalidated}"
${lines(policy, 2)}
	}
	header {
		Vary "Accept-Encoding"
		-Server
	}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/site}

	# In this order, which Caddy would otherwise choose.
	route {
		import policy

		@odd not method GET HEAD
		header @odd Allow "GET, HEAD"
		respond @odd 405

		# The file system would refuse these, which Caddy takes for a fault of its own.
		@impossible path_regexp ^.{256}|[[:cntrl:]]
		error @impossible 404

		@hidden path_regexp ^/(${reserved})$|\\.(br|gz)$
		error @hidden 404

${lines(redirects.flatMap(redirect), 2)}
${lines(pages.flatMap(page), 2)}

		# Not by the path alone: a chunk that is missing must not be missing for a year.
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
			# What is missing is neither unchanged nor to be had in part.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			rewrite * /${missingPage}
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

const literal = (text: string) => text.replaceAll('.', '\\.')

/** A regular expression, because Caddy's plain path matcher ignores case. */
const matcher = (name: string, path: string) => `@${name} path_regexp ^${literal(path)}$`

/** The rewrite keeps the query string; {uri} has both. */
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
