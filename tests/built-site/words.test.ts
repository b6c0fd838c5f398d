import { expect, test } from 'vitest'
import { schemas } from '../../src/content/index.ts'
import { figureOf } from '../../src/lib/format.ts'
import {
  about,
  content,
  entries,
  home,
  privacy,
  servicesPage as servicesContent,
  site,
} from '../support/content.ts'
import {
  aboutPage,
  everyPage,
  homePage,
  pages,
  sectionsOf,
  servicesPage,
} from '../support/pages.ts'
import { documentOf, htmlOf, read, sentencesIn, textsOf } from './files.ts'

/** Shown by scripts only, only with some settings, or only in the structured data; and the names of files. */
const notInDocuments =
  /^\.(site\.(consent|decision|failure|navigation|place\.(locality|region))|articles\.pages|(cases|articles|pages)\.\d+\.(slug|text\.sections\.\d+\.id)|pricing\.firstYear\.earned|privacy\.(keeping|counting))\b/

const schemasOfPages = {
  home: schemas.home,
  servicesPage: schemas['services-page'],
  about: schemas.about,
}
type SectionedPage = keyof typeof schemasOfPages

/** The sections of a page, unless their words are deleted. */
const shownOn = (page: SectionedPage): string[] =>
  content[page].sections.filter((name) => name in content[page])

function isLeftOut(place: string) {
  const [, file, name = ''] = place.split('.')
  if (file === 'facts') return !isNamed(name)
  // The heading of the notice in the footer.
  if (place === '.privacy.heading') return content.privacy.page !== undefined
  const page = file as SectionedPage
  const names: string[] = schemasOfPages[page]?.shape.sections.element.options ?? []
  return names.includes(name) && !shownOn(page).includes(name)
}

/** Whether a text of the content has this fact, which only its name in braces brings into a document. */
const isNamed = (fact: string) => JSON.stringify(content).includes(`{${fact}}`)

test('Every sentence of the content is in a document, where every text is shown without scripts', () => {
  // tests/pages/without-scripts.e2e.ts checks that it is shown.
  const plain = (text: string) => text.replace(/[\s\u00ad]+/g, ' ').trim()
  const shown = everyPage.map(({ path }) => {
    const document = documentOf(path)
    const attributes = ['content', 'aria-label'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    )
    // What an island shows by its script only.
    const properties = [...document.querySelectorAll('island-root')].map((island) => {
      const json = island.getAttribute('data-properties')!
      return json.startsWith('/') ? read(json).toString() : json
    })
    return plain([document.body.textContent, ...attributes, ...properties].join(' '))
  })
  const sentences = [...sentencesIn(content), ...sentencesIn(entries)].filter(
    ({ place, text }) => !notInDocuments.test(place) && !isLeftOut(place) && !text.includes('{'),
  )
  expect(sentences.length).toBeGreaterThan(entries.pages.length)
  const missing = sentences.filter(({ text }) => !shown.join('\n').includes(plain(text)))
  expect(missing).toEqual([])
})

test.each<[path: string, sections: string[]]>([
  [homePage.path, shownOn('home').filter((name) => name !== 'yourLine')],
  [servicesPage.path, shownOn('servicesPage')],
  [aboutPage.path, shownOn('about')],
])('%s has its sections in order', (path, sections) => {
  // By the ids of their headings.
  const ids: Record<string, string> = { hero: 'page', callToAction: 'call' }
  const expected = [...sections, 'contact'].map((name) => ids[name] ?? name)
  expect(sectionsOf(htmlOf(path))).toEqual(expected)
})

const { metrics } = home.impact
const { stats, process } = servicesContent

const figures: [path: string, section: string, selector: string, expected: string[]][] = [
  [
    homePage.path,
    'impact',
    'li > p.figure',
    metrics.map((metric) => figureOf(site.locale, metric).parts.join('')),
  ],
  [homePage.path, 'impact', 'li > p:last-child', metrics.map(({ basis }) => basis ?? site.sample)],
  [servicesPage.path, 'stats', 'dd', stats.map(({ value }) => value)],
  [
    servicesPage.path,
    'process',
    'ol > li',
    process.steps.map(({ title, description }, index) => `${index + 1}${title}${description}`),
  ],
  [aboutPage.path, 'story', 'dd', about.story.stats.map(({ value }) => value)],
]
test.each(figures.filter(([path, section]) => sectionsOf(htmlOf(path)).includes(section)))(
  'On %s, the section %s has in each “%s” what its content has',
  (path, name, selector, expected) => {
    const section = `[aria-labelledby="${name}-heading"]`
    expect(textsOf(documentOf(path), `${section} ${selector}`)).toEqual(expected)
  },
)

test('A page with something made up says so once, and no other page does', () => {
  type Part = { sample?: unknown; path?: string; meta?: { path: string } } | undefined
  const isMarked = (part: Part) => part?.sample === true
  const { cases, articles } = entries
  const parts: Part[] = [
    ...(Object.values(content) as Part[]),
    privacy.page,
    ...Object.values(entries).flat(),
    { ...content.work, sample: cases.some(isMarked) },
    { ...content.articles, sample: articles.some(isMarked) },
  ]
  const marked = parts.filter(isMarked).map((part) => part!.path ?? part!.meta?.path)
  for (const { path } of everyPage)
    expect([path, ...textsOf(documentOf(path), '[data-sample]')]).toEqual(
      marked.includes(path) ? [path, site.sample] : [path],
    )
})

test('The footer links to every page, contact form, e-mail, telephone and social networks', () => {
  const { email, telephone, social, footer } = site
  const hrefs = (selector: string) =>
    [...documentOf(homePage.path).querySelectorAll(selector)].map((link) =>
      link.getAttribute('href'),
    )
  expect(hrefs(`nav[aria-label="${footer.label}"] a`).toSorted()).toEqual(
    ['#contact', ...pages.map(({ path }) => path)].toSorted(),
  )
  expect(hrefs('footer dl a')).toEqual([`mailto:${email}`, telephone.href])
  expect(hrefs('footer a[target="_blank"][rel=noopener]')).toEqual(social.map(({ href }) => href))
  // To the page about privacy; without one, to its summary in the footer.
  expect(hrefs('form a')).toContain(privacy.page?.meta.path ?? '#privacy')
})
