import { check } from 'linkinator'
import { redirectsOf } from '../content/checks/redirects.ts'
import type { LanguageContent } from '../content/read-content.ts'
import { headerProblems } from '../deploy/policy.ts'
import { robots } from '../prerender/sitemap.ts'
import { type FormOptions, formProblems } from './form.ts'
import { type LiveSite, scriptsOf } from './live-site.ts'
import { decide, type Problem, type Steps, some, wrong } from './report.ts'

const missingPath = '/check-no-such-page'

/** Is what is online right? It was built from this content. */
export const liveSteps = (
  site: LiveSite,
  languages: LanguageContent[],
  form: FormOptions,
): Steps => ({
  'Pages, links, scripts and pictures': () => linksAndFiles(site),

  async *'Missing pages'() {
    for (const { content } of languages) {
      const path = content.prefix + missingPath
      const { status, body } = await site.get(path)
      if (status !== 404) yield wrong(`A missing page returned ${status} instead of 404: ${path}.`)
      if (!body.includes('<meta name="robots" content="noindex'))
        yield wrong(`The 404 page has no <meta name="robots"> with noindex: ${path}.`)
    }
  },

  async *Redirects() {
    for (const { from, to } of redirectsOf(languages)) {
      const target = (await site.get(from)).headers.get('location') ?? ''
      if (new URL(target, site.origin).pathname !== to)
        yield wrong(`${from} does not lead to ${to}.`, 'Build again, and deploy the site.')
    }
  },

  async *'Headers and policy'() {
    const paths = new Map<string, string[]>()
    for (const path of [...(await site.pages()), missingPath])
      for (const problem of headerProblems((await site.get(path)).headers))
        paths.set(problem, [...(paths.get(problem) ?? []), path])
    for (const [problem, list] of paths) yield wrong(`${problem}: ${some(list)}`)
    if (!site.origin.startsWith('https:')) return
    const plain = await site.get(site.origin.replace('https', 'http')).catch(() => undefined)
    if (plain && !plain.headers.get('location')?.startsWith('https:'))
      yield wrong('The http: address does not redirect to the https: address.')
  },

  async *'Caching and compression'() {
    const header = async (name: string, path = '/') =>
      (await site.get(path)).headers.get(name) ?? ''
    if (!/no-cache|max-age=0/.test(await header('cache-control')))
      yield wrong('The home page may be cached: its Cache-Control has to be no-cache or max-age=0.')
    if (!/^(br|gzip|zstd)$/.test(await header('content-encoding')))
      yield wrong('The home page is not compressed with brotli, gzip or zstd.')
    const [script = missingPath] = scriptsOf((await site.get('/')).body)
    const [, seconds = 0] = /max-age=(\d+)/.exec(await header('cache-control', script)) ?? []
    if (Number(seconds) < 31_536_000)
      yield wrong(`Scripts are cached for ${seconds} s instead of a year.`)
    if (/immutable/.test(await header('cache-control', '/static/js/gone.00000000.js')))
      yield wrong('The 404 for a missing script is cached for a year.')
  },

  async *'Search engines, sitemap and robots.txt'() {
    if ((await site.get('/')).body.includes('<meta name="robots" content="noindex'))
      yield wrong('No page is found by search engines: this is a build with VITE_SITE_DRAFTS.')
    const places = await site.listed()
    const other = places.find((place) => !place.startsWith(`${site.origin}/`))
    if (places.length === 0) yield wrong('/sitemap.xml is missing or empty.')
    if (other)
      yield wrong(`The sitemap names another site: ${other}.`, 'Check VITE_SITE_URL, build again.')
    // Some hosts write rules of their own into it, and shut crawlers out.
    const linesOf = (text: string): string[] => text.match(/^[^#\s].*\S/gm) ?? []
    const live = linesOf((await site.get('/robots.txt')).body)
    const built = linesOf(robots(`${site.origin}/`))
    const lost = built.filter((line) => !live.includes(line))
    const added = live.filter((line) => !built.includes(line))
    if (lost.length > 0) yield wrong(`robots.txt lacks what was built: ${lost.join(', ')}.`)
    if (added.length > 0)
      yield decide(`The host has added to robots.txt: ${some(added, ', ', 6)}. Do you want that?`)
  },

  'Contact form': () => formProblems(site, form),
})

/** Checks that every page, link, fragment, script and picture exists, and is not empty. */
export async function* linksAndFiles(site: LiveSite): AsyncGenerator<Problem, void> {
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
  for (const file of new Set([...files].map((each) => each.split('#')[0]!))) {
    const { status, body } = await site.get(file)
    if (status !== 200) yield wrong(`${file} returned ${status}.`)
    else if (body.length === 0) yield wrong(`${file} is empty.`)
  }
}
