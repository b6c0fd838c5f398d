import { bestScore, grade } from './grade.ts'
import { ask, attributes, type LiveSite, scriptsOf } from './live-site.ts'

/** Each gives what is wrong, a sentence each; none when all is well. */
export type Check = { name: string; run: (site: LiveSite) => Promise<string[]> }

/** A year in seconds; whoever keeps hashed files for less loses by it. */
const year = 31_536_000

export const checks: Check[] = [
  { name: 'Status codes', run: statusCodes },
  { name: 'Headers and policy', run: policy },
  { name: 'Caching and compression', run: caching },
  { name: 'Sitemap and robots.txt', run: sitemap },
  { name: 'Structured data', run: structuredData },
  { name: 'Scripts, styles and pictures', run: files },
]

async function statusCodes(site: LiveSite) {
  const problems: string[] = []
  for (const path of await site.pages()) {
    const { status, type } = await site.get(path)
    if (status !== 200) problems.push(`${path} is answered by ${status}, not by 200.`)
    else if (!/^text\/html/.test(type)) problems.push(`${path} is no HTML but ${type}.`)
  }
  const missing = await site.get(`${site.base}smoke-test-no-such-page`)
  if (missing.status !== 404)
    problems.push(`A missing page is answered by ${missing.status}, not by 404.`)
  if (!/<meta name="robots" content="noindex/.test(missing.body)) {
    problems.push('The page for what is missing does not say noindex.')
  }
  return problems
}

async function policy(site: LiveSite) {
  const problems: string[] = []
  const open = site.origin.startsWith('https:')
    ? await ask(site.origin.replace(/^https/, 'http')).catch(() => undefined)
    : undefined
  for (const path of [...(await site.pages()), `${site.base}smoke-test-no-such-page`]) {
    const { address, headers } = await site.get(path)
    const openLeadsTo = open && (open.headers.get('location') ?? 'http:')
    const { score, missed } = grade({ address, headers, openLeadsTo })
    if (missed.length > 0)
      problems.push(`${path} has ${score} of ${bestScore} points. Missing: ${missed.join('; ')}.`)
    if (!headers.has('permissions-policy')) problems.push(`${path} has no Permissions-Policy.`)
  }
  return problems
}

async function caching(site: LiveSite) {
  const problems: string[] = []
  const home = await site.get(site.base)
  if (!/no-cache|max-age=0/.test(home.headers.get('cache-control') ?? '')) {
    problems.push('The home page may be kept without asking again.')
  }
  if (!/^(br|gzip|zstd)$/.test(home.headers.get('content-encoding') ?? '')) {
    problems.push('The home page is not compressed.')
  }
  const [script] = scriptsOf(home.body)
  const kept = script ? ((await site.get(script)).headers.get('cache-control') ?? '') : ''
  const seconds = Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0)
  if (seconds < year) problems.push(`Scripts are kept for ${seconds} s, not for a year.`)
  const gone = await site.get(`${site.base}static/js/smoke-test-gone.00000000.js`)
  if (/immutable/.test(gone.headers.get('cache-control') ?? '')) {
    problems.push('A script that is missing would be missing for a year.')
  }
  return problems
}

async function sitemap(site: LiveSite) {
  const problems: string[] = []
  const address = `${site.base}sitemap.xml`
  const map = await site.get(address)
  if (map.status !== 200) return [`${address} is answered by ${map.status}.`]
  for (const [, place] of map.body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    if (!place!.startsWith(site.origin + site.base)) {
      problems.push(
        `The sitemap names ${place}, another site: VITE_SITE_URL was not this one at the build.`,
      )
    }
  }
  if (!map.body.includes('<loc>')) problems.push('The sitemap names no page.')
  const robots = await site.get('/robots.txt')
  // Beside a site in a folder, robots.txt may be another site's.
  if (site.base === '/' && !robots.body.includes('Sitemap: '))
    problems.push('robots.txt does not name the sitemap.')
  for (const path of await site.pages()) {
    const { body } = await site.get(path)
    const [canonical] = attributes(body, /<link[^>]*rel="canonical"[^>]*>/g, 'href')
    if (canonical !== new URL(path, site.origin).href) {
      problems.push(`${path} says that its address is ${canonical ?? 'none'}.`)
    }
  }
  return problems
}

async function structuredData(site: LiveSite) {
  const problems: string[] = []
  for (const path of await site.pages()) {
    const { body } = await site.get(path)
    const scripts = [...body.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)]
    const types: string[] = []
    for (const [, json] of scripts) {
      try {
        types.push(...typesOf(JSON.parse(json!)))
      } catch {
        problems.push(`${path} has structured data that is no JSON.`)
      }
    }
    for (const needed of ['LocalBusiness', 'BreadcrumbList']) {
      if (!types.includes(needed)) problems.push(`${path} has no ${needed} in its structured data.`)
    }
  }
  return problems
}

function typesOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(typesOf)
  if (typeof data !== 'object' || data === null) return []
  const own = '@type' in data ? [data['@type']].flat().map(String) : []
  return [...own, ...Object.values(data).flatMap(typesOf)]
}

async function files(site: LiveSite) {
  const wanted = new Map<string, RegExp>()
  for (const path of await site.pages()) {
    const { body } = await site.get(path)
    const want = (element: RegExp, attribute: string, type: RegExp) => {
      for (const address of attributes(body, element, attribute)) wanted.set(address, type)
    }
    for (const script of scriptsOf(body)) wanted.set(script, /javascript/)
    want(/<link[^>]*rel="stylesheet"[^>]*>/g, 'href', /^text\/css/)
    want(/<link[^>]*rel="(icon|apple-touch-icon)"[^>]*>/g, 'href', /^image\//)
    want(/<meta[^>]*(og|twitter):image"[^>]*>/g, 'content', /^image\//)
    want(/<link[^>]*rel="manifest"[^>]*>/g, 'href', /json/)
    want(/<img[^>]*>/g, 'src', /^image\//)
  }
  const manifest = [...wanted.keys()].find((address) => address.includes('manifest'))
  if (manifest) {
    const { body } = await site.get(manifest)
    for (const [, icon] of body.matchAll(/"src":\s*"([^"]+)"/g)) wanted.set(icon!, /^image\//)
  }
  const problems: string[] = []
  for (const [address, kind] of wanted) {
    const { status, type, body } = await site.get(address)
    if (status !== 200) problems.push(`${address} is answered by ${status}.`)
    else if (!kind.test(type)) problems.push(`${address} is served as ${type || 'nothing'}.`)
    else if (body.length === 0) problems.push(`${address} is empty.`)
  }
  return problems
}
