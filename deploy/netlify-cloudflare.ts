import { caching, type Headers } from './policy.ts'
import type { SiteRules } from './site-rules.ts'

/**
 * Netlify and Cloudflare Pages read the same two files from the folder itself.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/ (100 rules, 2 000 characters a line)
 *
 * Both give a 404 the headers of its path, and both join the values of a header that two rules set. So what
 * never changes is named file by file (a missing chunk must not be kept for a year), and documents keep the
 * hosts' own `max-age=0, must-revalidate`.
 */
export function headersFile({ headers, hashed }: SiteRules): string {
  const rules = [
    rule('/*', headers),
    ...hashed.map((file) => rule(file, { 'Cache-Control': caching.hashed })),
  ]
  return `${rules.join('\n\n')}\n`
}

function rule(path: string, headers: Headers) {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * Both hosts add or remove a trailing slash by themselves, and Netlify treats `/services/` and `/services` as
 * the same path, so a rule from one to the other would never end.
 */
export function redirectsFile({ redirects }: SiteRules): string {
  const lines = redirects.filter(({ from, to }) => withoutSlash(from) !== withoutSlash(to))
  return `${lines.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`
}

const withoutSlash = (address: string) => address.replace(/\/$/, '')
