import { caching, type Headers } from './policy.ts'
import type { SiteRules } from './site-rules.ts'

/**
 * `_headers` for Netlify and Cloudflare Pages, which read it from the site's folder.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/ (100 rules, 2 000 characters a line)
 *
 * Both give a 404 the headers of its path, and both join the values of a header that two rules set. So hashed
 * files are listed one by one (a 404 must not be cached for a year), and documents keep the hosts' own
 * `max-age=0, must-revalidate`.
 */
export function headersFile({ headers, hashed }: SiteRules): string {
  const rule = (path: string, set: Headers) =>
    [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const files = hashed.map((file) => rule(file, { 'Cache-Control': caching.hashed }))
  return `${[rule('/*', headers), ...files].join('\n\n')}\n`
}

/**
 * `_redirects` for the same two hosts. They add or remove a trailing slash by themselves, and Netlify treats
 * `/services/` and `/services` as one path, so a rule from one to the other would never end.
 */
export function redirectsFile({ redirects }: SiteRules): string {
  const withoutSlash = (address: string) => address.replace(/\/$/, '')
  const lines = redirects
    .filter(({ from, to }) => withoutSlash(from) !== withoutSlash(to))
    .map(({ from, to }) => `${from} ${to} 301`)
  return `${lines.join('\n')}\n`
}

/**
 * https://vercel.com/docs/project-configuration/vercel-json. `cleanUrls` redirects `/services.html`, and
 * `trailingSlash` redirects `/services/`, but would also redirect `/site/`, the home page of a site in a folder.
 * Vercel sends 404.html by itself, with the headers of the path, so hashed files are listed one by one.
 */
export function vercelJson({ base, headers, hashed, redirects }: SiteRules): string {
  const rule = (source: string, set: Headers) => ({
    source,
    headers: Object.entries(set).map(([key, value]) => ({ key, value })),
  })
  const slashes =
    base === '/'
      ? { trailingSlash: false }
      : {
          redirects: redirects
            .filter(({ from }) => !from.endsWith('.html'))
            .map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
        }
  const immutable = { 'Cache-Control': caching.hashed }
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...slashes,
    headers: [
      rule('/(.*)', headers),
      ...hashed.map((file) => rule(file.replaceAll('.', '\\.'), immutable)),
    ],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
