import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { check } from 'linkinator'
import { headerProblems } from '../deploy/policy.ts'
import { prefixIn } from '../prerender/content/pages.ts'
import type { readContent } from '../prerender/content/read-content.ts'
import { redirectsOf } from '../prerender/content/redirects.ts'
import { checkSettings, readVariables } from '../prerender/settings.ts'
import { robots } from '../prerender/sitemap.ts'
import { missingInDist } from './launch.ts'
import { type LiveSite, matches, scriptsOf } from './live-site.ts'
import { documentOf } from './pages.ts'
import { decide, type Finding, note, type Steps, some, wrong } from './report.ts'

type Languages = ReturnType<typeof readContent>

/** A path that no site has. */
const missingPath = 'check-no-such-page'

/** Is what is online right? `project` is the folder that it was built in, from this content. */
export const liveSteps = (site: LiveSite, project: string, languages: Languages): Steps => ({
  'Pages, links, scripts and pictures': () => linksAndFiles(site),

  async *'Missing pages'() {
    for (const { content } of languages) {
      const path = site.base + `${prefixIn(content)}/${missingPath}`.slice(1)
      const { status, body } = await site.get(path)
      if (status !== 404) yield wrong(`A missing page returned ${status} instead of 404: ${path}.`)
      if (!body.includes('<meta name="robots" content="noindex'))
        yield wrong(`The 404 page has no <meta name="robots"> with noindex: ${path}.`)
    }
  },

  async *'Addresses that have changed'() {
    for (const { from, to } of redirectsOf(languages)) {
      const target = (await site.get(site.base + from.slice(1))).headers.get('location') ?? ''
      if (new URL(target, site.origin).pathname !== site.base + to.slice(1))
        yield wrong(`${from} does not lead to ${to}.`, 'Build again, and deploy the site.')
    }
  },

  async *'Headers and policy'() {
    const paths = new Map<string, string[]>()
    for (const path of [...(await site.pages()), site.base + missingPath])
      for (const problem of headerProblems((await site.get(path)).headers))
        paths.set(problem, [...(paths.get(problem) ?? []), path])
    for (const [problem, list] of paths) yield wrong(`${problem}: ${some(list)}`)
    if (!site.origin.startsWith('https:')) return
    const policy = (await site.get(site.base)).headers.get('content-security-policy')
    if (policy?.includes(' http:'))
      yield wrong('The Content-Security-Policy allows an unencrypted address (http:).')
    const plain = await site.get(site.origin.replace('https', 'http')).catch(() => undefined)
    if (plain && !plain.headers.get('location')?.startsWith('https:'))
      yield wrong('The http: address does not redirect to the https: address.')
  },

  async *'Caching and compression'() {
    const header = async (name: string, path = site.base) =>
      (await site.get(path)).headers.get(name) ?? ''
    if (!/no-cache|max-age=0/.test(await header('cache-control')))
      yield wrong('The home page may be cached: its Cache-Control has to be no-cache or max-age=0.')
    if (!/^(br|gzip|zstd)$/.test(await header('content-encoding')))
      yield wrong('The home page is not compressed with brotli, gzip or zstd.')
    const [script = missingPath] = scriptsOf((await site.get(site.base)).body)
    const [, seconds = 0] = /max-age=(\d+)/.exec(await header('cache-control', script)) ?? []
    if (Number(seconds) < 31_536_000)
      yield wrong(`Scripts are cached for ${seconds} s instead of a year.`)
    if (/immutable/.test(await header('cache-control', `${site.base}static/js/gone.00000000.js`)))
      yield wrong('The 404 for a missing script is cached for a year.')
  },

  async *'Search engines, sitemap and robots.txt'() {
    if ((await site.get(site.base)).body.includes('<meta name="robots" content="noindex'))
      yield wrong('No page is found by search engines: this is a build with VITE_SITE_DRAFTS.')
    const places = await site.listed()
    const other = places.find((place) => !place.startsWith(site.origin + site.base))
    if (places.length === 0) yield wrong(`${site.base}sitemap.xml is missing or empty.`)
    if (other)
      yield wrong(`The sitemap names another site: ${other}.`, 'Check VITE_SITE_URL, build again.')
    // A site in a folder has no robots.txt of its own: that file belongs to the whole host.
    if (site.base !== '/') return
    // Some hosts write rules of their own into it, and shut crawlers out.
    const linesOf = (text: string): string[] => text.match(/^[^#\s].*\S/gm) ?? []
    const live = linesOf((await site.get('/robots.txt')).body)
    const built = linesOf(robots(site.origin + site.base))
    const lost = built.filter((line) => !live.includes(line))
    const added = live.filter((line) => !built.includes(line))
    if (lost.length > 0) yield wrong(`robots.txt lacks what was built: ${lost.join(', ')}.`)
    if (added.length > 0)
      yield decide(`The host has added to robots.txt: ${some(added, ', ', 6)}. Do you want that?`)
  },

  /** Whether what is online is what was built here, by a hash of all documents. */
  async *Version(say) {
    const pages = await site.pages()
    const answers = await Promise.all(pages.map((page) => site.get(page)))
    const online = answers.map(({ body }) => body)
    const built = pages.map((page) => {
      const file = documentOf(path.join(project, 'dist'), page)
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    })
    const [version, here] = [online, built].map((all) => hash('sha256', all.join('')).slice(0, 8))
    say(`${version} is online${version === here ? ', and in dist/' : ''}`)
    if (!built[0]!.includes(` href="${site.origin + site.base}"`))
      return yield note('dist/ has no site for this address to compare.')
    const differ = pages.filter((_, index) => online[index] !== built[index])
    if (differ.length > 0)
      yield decide(
        `Another version is in dist/ (${here}): ${differ.length} of ${pages.length} pages differ: ${some(differ)}.`,
        'Run npm run build, and deploy the site. Or has somebody deployed from elsewhere?',
      )
    yield* missingInDist(project, checkSettings(readVariables(project)).settings)
  },
})

/** The content type of files by their extension, and of pages, which have none. */
const contentTypes: Record<string, RegExp> = {
  ...{ '': /^text\/html/, js: /javascript/, css: /^text\/css/, webmanifest: /json/ },
  ...{ png: /^image\//, svg: /^image\//, ico: /^image\// },
}

/** Checks that every page, link, fragment, script and picture exists, and has the right content type. */
export async function* linksAndFiles(site: LiveSite): AsyncGenerator<Finding, void> {
  const pages = (await site.pages()).map((path) => site.origin + path)
  const { links } = await check({
    path: pages,
    checkFragments: true,
    // Skip other sites: many block automated requests.
    linksToSkip: async (link) => !link.startsWith(site.origin),
    timeout: 30_000,
  })
  for (const { url, status, state, parent = 'The sitemap' } of links)
    if (state === 'BROKEN') yield wrong(`${parent} links to ${url}: ${status}.`)

  const files = new Set(links.flatMap(({ url, state }) => (state === 'OK' ? url : [])))
  for (const page of pages)
    for (const each of scriptsOf((await site.get(page)).body)) files.add(each)
  const manifest = [...files].find((file) => file.endsWith('.webmanifest'))
  const icons = manifest ? matches((await site.get(manifest)).body, /"src":\s*"([^"]+)"/g) : []
  for (const file of new Set([...files, ...icons].map((each) => each.split('#')[0]!))) {
    const expected = contentTypes[/\.(\w+)$/.exec(new URL(file, site.origin).pathname)?.[1] ?? '']
    if (!expected) continue
    const { status, type, body } = await site.get(file)
    if (status !== 200) yield wrong(`${file} returned ${status}.`)
    else if (!expected.test(type)) yield wrong(`${file} is served as ${type || 'no type'}.`)
    else if (body.length === 0) yield wrong(`${file} is empty.`)
  }
}
