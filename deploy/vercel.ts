import { caching, type Headers } from './policy.ts'
import type { SiteRules } from './site-rules.ts'

/**
 * https://vercel.com/docs/project-configuration/vercel-json. Clean URLs lead `/services.html` to `/services`,
 * and `trailingSlash` leads `/services/` there, but would also lead `/site/`, the home page of a site in a
 * folder, to `/site`. 404.html answers what is missing by itself. A header's rule holds for a 404 too, so what
 * never changes is named file by file.
 */
export function vercelJson({ base, headers, hashed, redirects }: SiteRules): string {
  const immutable = { 'Cache-Control': caching.hashed }
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...(base === '/'
      ? { trailingSlash: false }
      : {
          redirects: redirects
            .filter(({ from }) => !from.endsWith('.html'))
            .map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
        }),
    headers: [
      rule('/(.*)', headers),
      ...hashed.map((file) => rule(file.replaceAll('.', '\\.'), immutable)),
    ],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})
