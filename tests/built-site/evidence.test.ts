import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { caseStops } from '../../content/schema/work.ts'
import { amountIn } from '../../src/lib/format.ts'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { content, entries, site } from '../support/content.ts'
import { homePage, servicesPage } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, textsOf } from './files.ts'

type XmlElement = {
  children: Iterable<XmlElement>
  localName: string
  textContent: string
  getAttribute: (name: string) => string | null
}

const { work, articles, pricing, beforeYouSign } = content

describe.each(entries.cases)('The case $slug', (entry) => {
  const document = documentOf(entry.path)

  test('is a line with a heading for each stop, in order', () => {
    expect(textsOf(document, '#document ol[data-line] > li h2')).toEqual(
      caseStops.map((name) => work!.stops[name]),
    )
  })

  test('says beside its result how, when and by whom it was measured', () => {
    const { how, when, byWhom } = work!.measurement
    expect(textsOf(document, '[data-stop=result] dl dt')).toEqual([how, when, byWhom])
    const { result } = entry
    expect(textsOf(document, '[data-stop=result] dl dd')).toEqual([
      result.how,
      result.when,
      result.byWhom,
    ])
  })

  test('has each figure as a sentence for screen readers', () => {
    const figures = textsOf(document, '[data-stop=result] li .visually-hidden')
    for (const [index, { before, after }] of entry.result.figures.entries()) {
      expect(figures[index]).toContain(before)
      expect(figures[index]).toContain(after)
    }
  })

  test('is in the index, and linked from its services', () => {
    expect(textsOf(documentOf(work!.meta.path), `a[href="${entry.path}"]`)).toEqual([
      withoutSoftHyphens(entry.title),
    ])
    for (const slug of entry.services)
      expect(
        documentOf(servicesPage.path).querySelector(`[id="${slug}"] a[href="${entry.path}"]`),
      ).not.toBeNull()
  })

  test.runIf(entry.sample)('is marked as a sample, wherever it is', () => {
    for (const selector of ['aside', 'figcaption'])
      expect(textsOf(document, `#document ${selector}`).join()).toContain(site.sample)
    expect(
      textsOf(documentOf(work!.meta.path), `#document li:has(a[href="${entry.path}"])`).join(),
    ).toContain(site.sample)
  })
})

test.runIf(work?.onHome && content.home.board)(
  'The board of the home page has one case, as a line',
  () => {
    const links = entries.cases.flatMap(({ path }) => [
      ...documentOf(homePage.path).querySelectorAll(`main a[href="${path}"]`),
    ])
    expect(links).toHaveLength(1)
    expect(links[0]!.closest('figure')).not.toBeNull()
  },
)

test.runIf(pricing)(
  'Each offer says what it costs, includes, needs from others and leaves out',
  () => {
    const document = documentOf(pricing!.meta.path)
    const { labels, offers, sample } = pricing!
    const prices = textsOf(document, '#document li strong')
    for (const { build, monthly } of offers)
      for (const amount of [build, monthly])
        expect(prices).toContain(amountIn(site.locale, content.facts.currency, amount))
    expect(textsOf(document, '#document h3')).toEqual(
      offers.flatMap(() => [labels.included, labels.excluded, labels.others]),
    )
    const lists = [...document.querySelectorAll('#document li ul')].map(
      ({ children }) => children.length,
    )
    expect(lists).toEqual(
      offers.flatMap(({ included, excluded, others }) => [
        included.length,
        excluded.length,
        others.length,
      ]),
    )
    if (sample) expect(textsOf(document, '#document').join()).toContain(site.sample)
  },
)

test.runIf(beforeYouSign)('The questions before signing are an ordered list of headings', () => {
  const { meta, questions } = beforeYouSign!
  const answered = Object.values(questions).filter(({ answer }) => answer)
  expect(textsOf(documentOf(meta.path), '#document ol > li > h2')).toEqual(
    answered.map(({ question }) => question),
  )
})

describe.runIf(articles)('The Atom feed', () => {
  const path = `${articles?.meta.path}/feed.xml`
  /** happy-dom does not know CDATA. */
  const xml = () =>
    read(path)
      .toString()
      .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) =>
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      )
  const feed = (): XmlElement =>
    new new Window().DOMParser().parseFromString(xml(), 'text/xml').documentElement!
  const childrenOf = (element: XmlElement, name: string) =>
    [...element.children].filter(({ localName }) => localName === name)
  const textOf = (element: XmlElement, name: string) => {
    const found = childrenOf(element, name)
    expect(found, name).toHaveLength(1)
    return found[0]!.textContent
  }

  test('has what RFC 4287 requires', () => {
    expect(feed().localName).toBe('feed')
    expect(feed().getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom')
    expect(textOf(feed(), 'id')).toBe(siteUrl + articles!.meta.path)
    expect(textOf(feed(), 'title')).toContain(site.brand)
    expect(childrenOf(feed(), 'author')).toHaveLength(1)
    const self = childrenOf(feed(), 'link').find((link) => link.getAttribute('rel') === 'self')
    expect(self?.getAttribute('href')).toBe(siteUrl + path)
    const found = childrenOf(feed(), 'entry')
    expect(found.map((entry) => [textOf(entry, 'id'), textOf(entry, 'title')])).toEqual(
      entries.articles
        .slice(0, 20)
        .map(({ path: address, title }) => [siteUrl + address, withoutSoftHyphens(title)]),
    )
    for (const element of [feed(), ...found])
      expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    // Readers do not know the address of the site.
    for (const entry of found) expect(textOf(entry, 'content')).not.toMatch(/(href|src)="\//)
  })

  test('is announced by the pages of articles only', () => {
    const announced = (page: string) =>
      documentOf(page).querySelector('link[type="application/atom+xml"]')?.getAttribute('href')
    for (const page of [articles!.meta.path, ...entries.articles.map((each) => each.path)])
      expect(announced(page)).toBe(path)
    expect(announced(homePage.path)).toBeUndefined()
  })
})
