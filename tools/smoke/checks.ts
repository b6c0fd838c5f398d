import { check } from 'linkinator'
import { LiveSite, matches, scriptsOf } from './live-site.ts'

/** Resolves with a sentence for each problem. */
type Check = (site: LiveSite) => Promise<string[]>

/** A path that no site has. */
const missingPath = 'smoke-test-no-such-page'

const statusCodes: Check = async (site) => {
  const problems: string[] = []
  for (const path of await site.pages()) {
    const { status, type } = await site.get(path)
    if (status !== 200) problems.push(`${path} returned ${status} instead of 200.`)
    else if (!type.startsWith('text/html'))
      problems.push(`${path} is served as ${type || 'no type'} instead of HTML.`)
  }
  for (const folder of await site.languageFolders()) {
    const path = folder + missingPath
    const { status, body } = await site.get(path)
    if (status !== 404) problems.push(`A missing page returned ${status} instead of 404: ${path}.`)
    if (!body.includes('<meta name="robots" content="noindex'))
      problems.push(`The 404 page has no <meta name="robots"> with noindex: ${path}.`)
  }
  return problems
}

/**
 * The headers that every host has to send, with the values that pass. tools/deploy/policy.ts has the site's
 * own.
 */
const requiredHeaders: Record<string, RegExp> = {
  'Content-Security-Policy':
    /^default-src 'none';(?!.*'unsafe-(inline|eval))(?=.* base-uri 'none')(?=.* frame-ancestors 'none')/,
  // 20,000,000 s or more. A year is 31,536,000 s.
  'Strict-Transport-Security': /max-age=([2-9]\d{7}|\d{9})/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Resource-Policy': /^same-(origin|site)$/,
}

/** What is wrong with each required header, such as `Referrer-Policy is missing`. */
export const headerProblems = (headers: Headers): string[] =>
  Object.entries(requiredHeaders)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.has(name) ? `“${headers.get(name)}”` : 'missing'}`)

const headersAndPolicy: Check = async (site) => {
  const problems: string[] = []
  for (const path of [...(await site.pages()), site.base + missingPath]) {
    const wrong = headerProblems((await site.get(path)).headers)
    if (wrong.length > 0) problems.push(`${path} has wrong headers: ${wrong.join('; ')}.`)
  }
  if (site.origin.startsWith('https:')) {
    const policy = (await site.get(site.base)).headers.get('content-security-policy')
    if (policy?.includes(' http:'))
      problems.push('The Content-Security-Policy allows an unencrypted address (http:).')
    const plain = await site.get(site.origin.replace('https', 'http')).catch(() => undefined)
    if (plain && !plain.headers.get('location')?.startsWith('https:'))
      problems.push('The http: address does not redirect to the https: address.')
  }
  return problems
}

const caching: Check = async (site) => {
  const problems: string[] = []
  const { headers, body } = await site.get(site.base)
  if (!/no-cache|max-age=0/.test(headers.get('cache-control') ?? ''))
    problems.push(
      'The home page may be cached without revalidation. Its Cache-Control has to be no-cache or max-age=0.',
    )
  if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''))
    problems.push('The home page is not compressed with brotli, gzip or zstd.')
  const [script = missingPath] = scriptsOf(body)
  const cacheControl = (await site.get(script)).headers.get('cache-control') ?? ''
  const seconds = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
  if (seconds < 31_536_000) problems.push(`Scripts are cached for ${seconds} s instead of a year.`)
  const gone = await site.get(`${site.base}static/js/smoke-test-gone.00000000.js`)
  if (/immutable/.test(gone.headers.get('cache-control') ?? ''))
    problems.push('The 404 for a missing script is cached for a year.')
  return problems
}

const sitemap: Check = async (site) => {
  const address = `${site.base}sitemap.xml`
  const { status, body } = await site.get(address)
  if (status !== 200) return [`${address} returned ${status}.`]
  const places = matches(body, /<loc>([^<]+)<\/loc>/g)
  const problems: string[] = []
  const other = places.find((place) => !place.startsWith(site.origin + site.base))
  if (other)
    problems.push(
      `The sitemap names another site: ${other}. Check VITE_SITE_URL and build the site again.`,
    )
  if (places.length === 0) problems.push('The sitemap is empty.')
  // A site in a folder has no robots.txt of its own: that file belongs to the whole host.
  if (site.base === '/' && !(await site.get('/robots.txt')).body.includes('Sitemap: '))
    problems.push('robots.txt does not link to the sitemap.')
  return problems
}

/** The content type of a file by its extension. */
const contentTypes: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  png: /^image\//,
  svg: /^image\//,
  ico: /^image\//,
  webmanifest: /json/,
}

/**
 * Checks that every link, fragment, script and picture exists, and that files have the right content type.
 */
export const linksAndFiles: Check = async (site) => {
  const { links } = await check({
    path: (await site.pages()).map((path) => new URL(path, site.origin).href),
    checkFragments: true,
    // Skip other sites: many block automated requests.
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
    const expected = contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? '']
    if (!expected) continue
    const { status, type, body } = await site.get(file)
    if (status !== 200) problems.push(`${file} returned ${status}.`)
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
  'Links, scripts and pictures': linksAndFiles,
}

/** Runs every check, and calls `report` after each. `problems` is empty if the check passed. */
export async function checkSite(
  address: string,
  report: (name: string, problems: string[]) => void,
): Promise<void> {
  const site = new LiveSite(address)
  for (const [name, run] of Object.entries(checks)) report(name, await run(site).catch(failure))
}

/** The problem to report for a check that failed to run, without what Playwright logs. */
export const failure = ({ message, cause }: Error) => [
  `This check could not run: ${[message.split('\nCall log:')[0], cause].filter(Boolean).join(', ')}.`,
]
