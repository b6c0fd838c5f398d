import { caching, type Headers } from './policy.ts'
import type { SiteRules } from './site-rules.ts'

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which read it from the site's folder.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 *
 * Cloudflare allows 100 rules, and 2,000 characters in a line.
 *
 * Both hosts send a 404 with the headers for its path. So hashed files are listed one by one, because a 404
 * must not be cached for a year. Both also join the values if two rules set the same header. So documents
 * have no rule for Cache-Control and get the hosts' default, `max-age=0, must-revalidate`.
 */
export function headersFile({ headers, editor, hashed }: SiteRules): string {
  const rule = (path: string, set: Headers) =>
    [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const files = hashed.map((file) => rule(file, { 'Cache-Control': caching.hashed }))
  // Cloudflare joins the values unless `!` removes the one before. On Netlify the last one applies.
  const there = Object.entries(editor?.headers ?? {}).flatMap(([name, value]) => [
    ...(headers[name] ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  const rules = editor ? [[`${editor.path}*`, ...there].join('\n')] : []
  return `${[rule('/*', headers), ...rules, ...files].join('\n\n')}\n`
}

/**
 * The `_redirects` file of the same two hosts. It leaves out redirects that only add or remove a trailing
 * slash: both hosts do that by themselves, and Netlify treats `/services/` and `/services` as one path, so
 * the rule would loop.
 *
 * Both send 404.html at the root by themselves. Cloudflare also finds the nearest one above an address, and
 * ignores the rules for Netlify with a warning, because it does not accept status 404.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
export function redirectsFile({ notFoundPages, redirects }: SiteRules): string {
  const withoutSlash = (address: string) => address.replace(/\/$/, '')
  const lines = redirects
    .filter(({ from, to }) => withoutSlash(from) !== withoutSlash(to))
    .map(({ from, to }) => `${from} ${to} 301`)
  const notFound = notFoundPages
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, file }) => `${prefix}* /${file} 404`)
  return `${[...lines, ...notFound].join('\n')}\n`
}

/**
 * The configuration file of Vercel (https://vercel.com/docs/project-configuration/vercel-json).
 *
 * `cleanUrls` redirects `/services.html`. `trailingSlash` redirects `/services/`, but also `/site/`, the home
 * page of a site in a folder; such a site lists its redirects instead. Vercel sends 404.html at the root by
 * itself, in whatever language the address is, with the headers for its path, so hashed files are listed one
 * by one. (`routes` could choose another page, but not next to `cleanUrls` and `headers`.)
 */
export function vercelJson({ base, headers, editor, hashed, redirects }: SiteRules): string {
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
      // Vercel removes the last slash of its address.
      ...(editor ? [rule(`${editor.path.slice(0, -1)}(/.*)?`, editor.headers)] : []),
      ...hashed.map((file) => rule(file.replaceAll('.', '\\.'), immutable)),
    ],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
