import { expect, test } from 'vitest'
import { schemas } from '../../src/content/index.ts'
import { figureOf } from '../../src/lib/format.ts'
import {
  about,
  callToAction,
  content,
  entries,
  fragmentOf,
  home,
  notFound,
  privacy,
  services,
  servicesPage as servicesContent,
  site,
} from '../support/content.ts'
import {
  aboutPage,
  everyPage,
  homePage,
  missing,
  pages,
  sectionsOf,
  servicesPage,
} from '../support/pages.ts'
import { documentOf, htmlOf, sentencesIn, textsOf } from './files.ts'

/** Shown by scripts only, only with some settings, or only in the structured data; and the names of files. */
const notInDocuments =
  /^\.(site\.(consent|decision|failure|navigation|place\.(locality|region))|articles\.pages|(cases|articles|pages)\.\d+\.slug|home\.(yourLine|board\.caption)|services\.\d+\.jobs|contact\.form|pricing\.firstYear\.earned|privacy\.(keeping|counting))\b/

const schemasOfPages = {
  home: schemas.home,
  servicesPage: schemas['services-page'],
  about: schemas.about,
}
type PageName = keyof typeof schemasOfPages

/** The sections of a page, unless their words are deleted. */
const shownOn = (page: PageName): string[] =>
  content[page].sections.filter((name) => name in content[page])

function isLeftOut(place: string) {
  const [, file, name = ''] = place.split('.')
  if (file === 'facts') return !isNamed(name)
  // The heading of the notice in the footer.
  if (place === '.privacy.heading') return content.privacy.page !== undefined
  const page = file as PageName
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
    return plain([document.body.textContent, ...attributes].join(' '))
  })
  const sentences = [...sentencesIn(content), ...sentencesIn(entries)].filter(
    ({ place, text }) => !notInDocuments.test(place) && !isLeftOut(place) && !text.includes('{'),
  )
  expect(sentences.length).toBeGreaterThan(entries.pages.length)
  const missing = sentences.filter(({ text }) => !shown.join('\n').includes(plain(text)))
  expect(missing).toEqual([])
})

const hrefs = (path: string, selector: string) =>
  [...documentOf(path).querySelectorAll(selector)].map((link) => [
    link.textContent.replace(/\s+/g, ' '),
    link.getAttribute('href'),
  ])

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

const titles = (list: { title: string }[]) => list.map(({ title }) => title)
const values = (list: { value: string }[]) => list.map(({ value }) => value)
const { metrics } = home.impact
const { stats, why, process } = servicesContent

const figures: [path: string, section: string, selector: string, expected: string[]][] = [
  [
    homePage.path,
    'impact',
    'p',
    metrics.map((metric) => figureOf(site.locale, metric).parts.join('')),
  ],
  [homePage.path, 'impact', 'h3', titles(metrics)],
  [homePage.path, 'impact', 'small', metrics.map(({ basis }) => basis ?? site.sample)],
  [homePage.path, 'services', 'li h3', titles(services)],
  [servicesPage.path, 'stats', 'dt', stats.map(({ label, basis = '' }) => label + basis)],
  [servicesPage.path, 'stats', 'dd', values(stats)],
  [servicesPage.path, 'why', 'ul > li h3', titles(why.cards)],
  [
    servicesPage.path,
    'process',
    'ol > li',
    process.steps.map(({ title, description }, index) => `${index + 1}${title}${description}`),
  ],
  [servicesPage.path, 'call', 'a', [callToAction]],
  [aboutPage.path, 'story', 'dt', about.story.stats.map(({ label, basis = '' }) => label + basis)],
  [aboutPage.path, 'story', 'dd', values(about.story.stats)],
  [aboutPage.path, 'purpose', 'h3', titles([about.purpose.mission, about.purpose.vision])],
  [aboutPage.path, 'values', 'h3', titles(about.values.items)],
]
test.each(figures.filter(([path, section]) => sectionsOf(htmlOf(path)).includes(section)))(
  'On %s, the section %s has in each “%s” what its content has',
  (path, name, selector, expected) => {
    const section = `[aria-labelledby="${name}-heading"]`
    expect(textsOf(documentOf(path), `${section} ${selector}`)).toEqual(expected)
  },
)

test('Each service has a row on the home page, and on its page an element with its slug as id', () => {
  const rows = hrefs(homePage.path, '[aria-labelledby="services-heading"] li a')
  expect(rows.map(([, href]) => href)).toEqual(
    shownOn('home').includes('services')
      ? services.map(({ slug }) => `${servicesPage.path}${fragmentOf(slug)}`)
      : [],
  )
  for (const { slug, title } of services.filter(({ slug }) => fragmentOf(slug)))
    expect(textsOf(documentOf(servicesPage.path), `[id="${slug}"] h3`)).toContain(title)
})

test('What looks like a live system is labelled as a sample', () => {
  const labels = (path: string) => textsOf(documentOf(path), 'figcaption > :last-child')
  expect(labels(homePage.path)).toEqual(shownOn('home').includes('board') ? [site.sample] : [])
  const described = services.filter(({ slug }) => fragmentOf(slug))
  const shown = sectionsOf(htmlOf(servicesPage.path)).includes('why')
    ? why.cards.filter(({ figure }) => figure)
    : []
  expect(labels(servicesPage.path)).toEqual([...described, ...shown].map(() => site.sample))
})

test('The 404 page links to the pages that its content names', () => {
  expect(hrefs(missing.path, 'main a')).toEqual(
    expect.arrayContaining(notFound.links.map(({ text, href }) => [text, href])),
  )
})

test.each(everyPage)(
  'The footer of $path links to pages, contact form, e-mail, telephone and social networks, and the form to the privacy notice',
  ({ path }) => {
    const { email, telephone, social, hours } = site
    // Two lists, each in the order of the menu: the line map, which ends at the form, and the small print.
    const [stations = [], smallPrint = []] = ['first', 'last'].map((at) =>
      hrefs(path, `nav[aria-label="${site.footer.label}"] ul:${at}-of-type a`),
    )
    const inOrder = (links: typeof stations) =>
      pages
        .map(({ link, path: address }) => [link, address])
        .filter(([, address]) => links.some((each) => each[1] === address))
    expect(stations).toEqual([...inOrder(stations), [site.contactLink.text, '#contact']])
    expect(smallPrint).toEqual(inOrder(smallPrint))
    expect([...inOrder(stations), ...inOrder(smallPrint)]).toHaveLength(pages.length)
    expect(hrefs(path, 'footer dl a')).toEqual([
      [email, `mailto:${email}`],
      [telephone.display, telephone.href],
    ])
    const networks = [...documentOf(path).querySelectorAll('footer a[target="_blank"]')]
    expect(
      networks.map((link) => [
        link.textContent,
        ...['href', 'rel'].map((name) => link.getAttribute(name)),
      ]),
    ).toEqual(social.map(({ text, href }) => [`${text}, ${site.footer.newTab}`, href, 'noopener']))
    expect(textsOf(documentOf(path), 'footer dd')).toContain(hours.display)
    // To the page about privacy; without one, to its summary in the footer.
    const { page, link } = privacy
    expect(hrefs(path, 'form a')).toContainEqual([link, page?.meta.path ?? '#privacy'])
    expect(documentOf(path).querySelectorAll('footer #privacy')).toHaveLength(page ? 0 : 1)
  },
)
