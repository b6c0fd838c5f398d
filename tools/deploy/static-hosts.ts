import { caching, type Headers } from './policy.ts'
import { mediaPath, type SiteRules } from './site-rules.ts'

/**
 * The headers by path, for hosts that send a 404 with the headers for its path. So scripts and style sheets have
 * a rule each: a page would stay broken for a visitor whose browser has the 404 of one in its cache for a year.
 * Pictures and fonts, which can be hundreds, share a rule.
 */
function headerRules(rules: SiteRules): [path: string, set: Headers][] {
  const { headers, folders, hashed } = rules
  const cached = { 'Cache-Control': caching.hashed }
  return [
    ['/*', headers],
    ...folders.map(({ path, headers }): [string, Headers] => [
      `${path}*`,
      path === mediaPath ? { ...headers, ...cached } : headers,
    ]),
    ...hashed
      .filter((address) => !address.startsWith(mediaPath))
      .map((path): [string, Headers] => [path, cached]),
  ]
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which read it from the site's folder.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 *
 * Cloudflare joins the values if two rules set the same header, unless `!` removes the one before. So documents
 * have no rule for Cache-Control and get the hosts' default, `max-age=0, must-revalidate`.
 */
export function headersFile(rules: SiteRules): string {
  const blocks = headerRules(rules).map(([path, set], index) => [
    path,
    ...Object.entries(set).flatMap(([name, value]) => [
      ...(index > 0 && rules.headers[name] ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ])
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
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
  const lines = redirects
    .filter(({ from, to }) => from.replace(/\/$/, '') !== to.replace(/\/$/, ''))
    .map(({ from, to }) => `${from} ${to} 301`)
  const notFound = notFoundPages
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, file }) => `${prefix}* /${file} 404`)
  return `${[...lines, ...notFound].join('\n')}\n`
}

/** What Cloudflare Pages leaves out of the two files when they are long, and what to do about it. */
export function cloudflareProblems(headers: string, redirects: string): string[] {
  const lines = headers.split('\n')
  const over = (limit: number, count: number, problem: string) =>
    count > limit ? [`Cloudflare Pages reads only ${limit} of the ${count} ${problem}`] : []
  const scripts =
    'rules in dist/_headers, so browsers would request some scripts at each visit. Leave out a language (three rules each), or join scripts: chunkOf in vite.config.ts.'
  const policy =
    'characters of a line in dist/_headers, so the site would have no Content-Security-Policy. Choose another host.'
  const addresses =
    'rules in dist/_redirects. Delete those from an address in .html: it redirects these by itself.'
  return [
    ...over(100, lines.filter((line) => line.startsWith('/')).length, scripts),
    ...over(2000, Math.max(...lines.map(({ length }) => length)), policy),
    ...over(2000, redirects.trim().split('\n').length, addresses),
  ]
}

/**
 * The configuration file of Vercel (https://vercel.com/docs/project-configuration/vercel-json).
 *
 * `cleanUrls` redirects `/services.html`. `trailingSlash` would redirect `/services/`, but also `/edit/`.
 * Vercel sends 404.html at the root by itself, in whatever language the address is.
 * (`routes` could choose another page, but not next to `cleanUrls` and `headers`.)
 */
export function vercelJson(rules: SiteRules): string {
  const redirects = rules.redirects
    .filter(({ from }) => !from.endsWith('.html'))
    .map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 }))
  const headers = headerRules(rules).map(([path, set]) => ({
    source: path.replaceAll('.', '\\.').replace('*', '(.*)'),
    headers: Object.entries(set).map(([key, value]) => ({ key, value })),
  }))
  const $schema = 'https://openapi.vercel.sh/vercel.json'
  return `${JSON.stringify({ $schema, cleanUrls: true, redirects, headers }, null, 2)}\n`
}
