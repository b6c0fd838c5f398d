import { check } from 'linkinator'
import { LiveSite, matches, scriptsOf } from './live-site.ts'

/** Sentences that say what is wrong; none when all is well. */
type Check = (site: LiveSite) => Promise<string[]>

const missing = 'smoke-test-no-such-page'

const statusCodes: Check = async (site) => {
  const problems: string[] = []
  for (const path of await site.pages()) {
    const { status, type } = await site.get(path)
    if (status !== 200) problems.push(`${path} is answered with ${status}, not with 200.`)
    else if (!type.startsWith('text/html')) problems.push(`${path} is not HTML but ${type}.`)
  }
  const { status, body } = await site.get(site.base + missing)
  if (status !== 404) problems.push(`A missing page is answered with ${status}, not with 404.`)
  if (!body.includes('<meta name="robots" content="noindex'))
    problems.push('The page for unknown addresses does not say noindex.')
  return problems
}

/** The least that a host has to send of tools/deploy/policy.ts. */
const requiredHeaders: Record<string, RegExp> = {
  'Content-Security-Policy':
    /^default-src 'none';(?!.*'unsafe-(inline|eval))(?=.* base-uri 'none')(?=.* frame-ancestors 'none')/,
  // A year is 31,536,000 s.
  'Strict-Transport-Security': /max-age=([2-9]\d{7}|\d{9})/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Resource-Policy': /^same-(origin|site)$/,
}

export const headerProblems = (headers: Headers): string[] =>
  Object.entries(requiredHeaders)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.has(name) ? `“${headers.get(name)}”` : 'missing'}`)

const headersAndPolicy: Check = async (site) => {
  const problems: string[] = []
  for (const path of [...(await site.pages()), site.base + missing]) {
    const wrong = headerProblems((await site.get(path)).headers)
    if (wrong.length > 0) problems.push(`${path} lacks headers: ${wrong.join('; ')}.`)
  }
  if (site.origin.startsWith('https:')) {
    const policy = (await site.get(site.base)).headers.get('content-security-policy')
    if (policy?.includes(' http:')) problems.push('The policy allows an unencrypted address.')
    const open = await site.get(site.origin.replace('https', 'http')).catch(() => undefined)
    if (open && !open.headers.get('location')?.startsWith('https:'))
      problems.push('The unencrypted address (http:) does not lead to the encrypted one.')
  }
  return problems
}

const caching: Check = async (site) => {
  const problems: string[] = []
  const { headers, body } = await site.get(site.base)
  if (!/no-cache|max-age=0/.test(headers.get('cache-control') ?? ''))
    problems.push('The home page may be cached without revalidation.')
  if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''))
    problems.push('The home page is not compressed.')
  const [script = missing] = scriptsOf(body)
  const kept = (await site.get(script)).headers.get('cache-control') ?? ''
  const seconds = Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0)
  if (seconds < 31_536_000) problems.push(`Scripts are cached for ${seconds} s, not for a year.`)
  const gone = await site.get(`${site.base}static/js/smoke-test-gone.00000000.js`)
  if (/immutable/.test(gone.headers.get('cache-control') ?? ''))
    problems.push('The 404 for a missing script is cached for a year.')
  return problems
}

const sitemap: Check = async (site) => {
  const address = `${site.base}sitemap.xml`
  const { status, body } = await site.get(address)
  if (status !== 200) return [`${address} is answered with ${status}.`]
  const places = matches(body, /<loc>([^<]+)<\/loc>/g)
  const problems = places
    .filter((place) => !place.startsWith(site.origin + site.base))
    .map(
      (place) => `The sitemap names ${place}, another site: check VITE_SITE_URL and build again.`,
    )
  if (places.length === 0) problems.push('The sitemap names no page.')
  // The robots.txt of a site in a folder belongs to the whole host.
  if (site.base === '/' && !(await site.get('/robots.txt')).body.includes('Sitemap: '))
    problems.push('robots.txt does not name the sitemap.')
  for (const path of await site.pages()) {
    const [tag = ''] = /<link[^>]*rel="canonical"[^>]*>/.exec((await site.get(path)).body) ?? []
    const canonical = /href="([^"]*)"/.exec(tag)?.[1]
    if (canonical !== new URL(path, site.origin).href)
      problems.push(`The canonical address of ${path} is ${canonical ?? 'missing'}.`)
  }
  return problems
}

const structuredData: Check = async (site) => {
  const problems: string[] = []
  for (const path of await site.pages()) {
    const { body } = await site.get(path)
    const data = matches(body, /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)
    try {
      const types = data.flatMap((json) => typesOf(JSON.parse(json)))
      for (const needed of ['LocalBusiness', 'BreadcrumbList'])
        if (!types.includes(needed)) problems.push(`${path} has no structured data ${needed}.`)
    } catch {
      problems.push(`${path} has structured data that is not JSON.`)
    }
  }
  return problems
}

function typesOf(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  const own = '@type' in data ? [data['@type']].flat() : []
  return [...own, ...Object.values(data).flatMap(typesOf)]
}

const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  png: /^image\//,
  svg: /^image\//,
  ico: /^image\//,
  webmanifest: /json/,
}

/** What the pages link to and load is there, fragments included, and is of its kind. */
const linksAndFiles: Check = async (site) => {
  const { links } = await check({
    path: (await site.pages()).map((path) => new URL(path, site.origin).href),
    checkFragments: true,
    // Other sites refuse programs, and are not this site's fault.
    linksToSkip: async (link) => !link.startsWith(site.origin),
    timeout: 30_000,
  })
  const problems = links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, status, parent = 'The sitemap' }) => `${parent} links to ${url}: ${status}.`)

  const files = new Set(links.flatMap(({ url, state }) => (state === 'OK' ? url : [])))
  for (const path of await site.pages())
    for (const script of scriptsOf((await site.get(path)).body)) files.add(script)
  const manifest = [...files].find((file) => file.endsWith('.webmanifest'))
  const icons = manifest ? matches((await site.get(manifest)).body, /"src":\s*"([^"]+)"/g) : []
  for (const file of new Set([...files, ...icons])) {
    const expected = types[/\.(\w+)$/.exec(file)?.[1] ?? '']
    if (!expected) continue
    const { status, type, body } = await site.get(file)
    if (status !== 200) problems.push(`${file} is answered with ${status}.`)
    else if (!expected.test(type)) problems.push(`${file} is served as ${type || 'no type'}.`)
    else if (body.length === 0) problems.push(`${file} is empty.`)
  }
  return problems
}

const checks: Record<string, Check> = {
  'Status codes': statusCodes,
  'Headers and policy': headersAndPolicy,
  'Caching and compression': caching,
  'Sitemap and robots.txt': sitemap,
  'Structured data': structuredData,
  'Links, scripts and pictures': linksAndFiles,
}

/** Makes every check and reports each when it is done. */
export async function checkSite(
  address: string,
  report: (name: string, problems: string[]) => void,
): Promise<void> {
  const site = new LiveSite(address)
  for (const [name, run] of Object.entries(checks)) report(name, await run(site).catch(failure))
}

/** For a check that could not be made. */
export const failure = ({ message, cause }: Error) => [
  `Not checked: ${[message, cause].filter(Boolean).join(', ')}.`,
]
