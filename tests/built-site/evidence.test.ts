import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { caseStops } from '../../src/content/work.ts'
import { escapeXml } from '../../src/drawings/social-picture.ts'
import { fill } from '../../src/lib/fill.ts'
import { amountIn } from '../../src/lib/format.ts'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { content, entries, fragmentOf, site } from '../support/content.ts'
import { everyPage, servicesPage } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, textsOf } from './files.ts'

const { work, articles, pricing, beforeYouSign } = content

describe.each(entries.cases)('The case $slug', (entry) => {
  const document = documentOf(entry.path)

  const { how, when, byWhom } = work!.measurement
  const { result } = entry

  test.each([
    [
      'a heading for each stop',
      'ol[data-line] > li h2',
      caseStops.map((name) => work!.stops[name]),
    ],
    ['what is measured', '[data-stop=result] dl dt', [how, when, byWhom]],
    ['how it was', '[data-stop=result] dl dd', [result.how, result.when, result.byWhom]],
    [
      'figures as sentences for screen readers',
      '[data-stop=result] li .visually-hidden',
      result.figures.map(({ before, after }) => fill(work!.change, { before, after })),
    ],
  ])('is a line of stops with %s', (_, selector, expected) => {
    expect(textsOf(document, `main ${selector}`)).toEqual(expected)
  })

  test('is in the index, and linked from its services', () => {
    expect(textsOf(documentOf(work!.meta.path), `a[href="${entry.path}"]`)).toEqual([entry.title])
    for (const slug of entry.services.filter(fragmentOf))
      expect(
        documentOf(servicesPage.path).querySelector(`[id="${slug}"] a[href="${entry.path}"]`),
      ).not.toBeNull()
  })

  test.runIf(entries.cases.length > 1)('leads to one other case, after its line', () => {
    const others = entries.cases.filter(({ slug }) => slug !== entry.slug)
    const links = others.flatMap(({ path }) => [
      ...document.querySelectorAll(`main article + * a[href="${path}"]`),
    ])
    expect(links).toHaveLength(1)
  })

  test.runIf(entry.sample)('is marked as a sample, wherever it is', () => {
    for (const selector of ['div:has(> h1)', 'figcaption'])
      expect(textsOf(document, `main ${selector}`).join()).toContain(site.sample)
    expect(
      textsOf(documentOf(work!.meta.path), `main li:has(a[href="${entry.path}"])`).join(),
    ).toContain(site.sample)
  })
})

test.runIf(pricing)(
  'Each offer says what it costs, includes, needs from others and leaves out',
  () => {
    const document = documentOf(pricing!.meta.path)
    const { labels, offers, sample } = pricing!
    const prices = textsOf(document, 'main li strong')
    for (const amount of offers.flatMap(({ build, monthly }) => [build, monthly]))
      expect(prices).toContain(amountIn(site.locale, content.facts.currency, amount))
    expect(textsOf(document, 'main > :not(#contact) h3')).toEqual(
      offers.flatMap(() => [labels.included, labels.excluded, labels.others]),
    )
    if (sample) expect(textsOf(document, 'main').join()).toContain(site.sample)
  },
)

test.runIf(beforeYouSign)('The questions before signing are an ordered list of headings', () => {
  const { meta, questions } = beforeYouSign!
  const answered = Object.values(questions).filter(({ answer }) => answer)
  expect(textsOf(documentOf(meta.path), 'main ol > li > h2')).toEqual(
    answered.map(({ question }) => question),
  )
  const { subprocessors } = questions.data
  if (questions.data.answer && subprocessors)
    for (const [scope, expected] of [
      ['col', subprocessors.columns],
      ['row', subprocessors.rows.map(({ firm }) => firm)],
    ] as const)
      expect(textsOf(documentOf(meta.path), `#data th[scope=${scope}]`)).toEqual(expected)
})

describe.runIf(articles)('The Atom feed', () => {
  const path = `${articles?.meta.path}/feed.xml`

  test('has what RFC 4287 requires', () => {
    // happy-dom does not know CDATA.
    const xml = read(path)
      .toString()
      .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => escapeXml(text))
    const { documentElement: feed } = new new Window().DOMParser().parseFromString(xml, 'text/xml')
    type Element = typeof feed
    const childrenOf = (element: Element, name: string) =>
      [...element.children].filter(({ localName }) => localName === name)
    const valuesIn = (element: Element, name: string) =>
      childrenOf(element, name).map(({ textContent }) => textContent)
    expect(feed.outerHTML).toMatch(/^<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/)
    expect(valuesIn(feed, 'id')).toEqual([siteUrl + articles!.meta.path])
    expect(valuesIn(feed, 'title')).toEqual([expect.stringContaining(site.brand)])
    expect(childrenOf(feed, 'author')).toHaveLength(1)
    const self = childrenOf(feed, 'link').find((link) => link.getAttribute('rel') === 'self')
    expect(self?.getAttribute('href')).toBe(siteUrl + path)
    const found = childrenOf(feed, 'entry') as unknown as Element[]
    expect(found.map((entry) => [...valuesIn(entry, 'id'), ...valuesIn(entry, 'title')])).toEqual(
      entries.articles
        .slice(0, 20)
        .map(({ path: address, title }) => [siteUrl + address, withoutSoftHyphens(title)]),
    )
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    for (const element of [feed, ...found]) expect(valuesIn(element, 'updated')).toEqual([time])
    // Readers do not know the address of the site.
    for (const entry of found)
      expect(valuesIn(entry, 'content').join()).not.toMatch(/<[^>]*(href|src)="\//)
  })

  test('is announced by the pages of articles only', () => {
    const announced = everyPage.filter((page) =>
      documentOf(page.path).querySelector(`link[type="application/atom+xml"][href="${path}"]`),
    )
    const expected = [articles!.meta.path, ...entries.articles.map((article) => article.path)]
    expect(announced.map((page) => page.path).toSorted()).toEqual(expected.toSorted())
  })
})
