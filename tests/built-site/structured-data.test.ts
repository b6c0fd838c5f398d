import { expect, test } from 'vitest'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { articles, language, site } from '../support/content.ts'
import { everyPage, homePage, missing } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, textsOf } from './files.ts'

/** What Google requires (https://developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
  LocalBusiness: ['name', 'address'],
  Article: ['headline', 'image', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

type Entity = Record<string, unknown>

/** Every typed entity in a block of structured data, including nested ones. */
function entitiesIn(value: unknown): Entity[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(entitiesIn)
  return '@type' in value ? [value as Entity, ...nested] : nested
}

const entitiesOf = (path: string) =>
  textsOf(documentOf(path), 'script[type="application/ld+json"]').flatMap((block) =>
    entitiesIn(JSON.parse(block)),
  )

function entity(path: string, type: string) {
  // biome-ignore lint/suspicious/noExplicitAny: the tests check its shape
  return entitiesOf(path).find((one) => one['@type'] === type) as any
}

test.each(everyPage)(
  'The structured data of $path has what Google wants, and the breadcrumbs that the page shows',
  ({ path }) => {
    const entities = entitiesOf(path)
    for (const entity of entities)
      for (const name of required[String(entity['@type'])] ?? [])
        expect(String(entity[name] ?? ''), `${entity['@type']}, ${name}`).not.toBe('')
    const types = entities.map((one) => one['@type'])
    for (const type of ['LocalBusiness', 'OfferCatalog', 'BreadcrumbList'])
      expect(types.filter((each) => each === type)).toHaveLength(1)
    const typesByPath = { [homePage.path]: 'WebSite', [missing.path]: undefined }
    const type = path in typesByPath ? typesByPath[path] : 'WebPage'
    const ofPage = entities.filter((one) => /^Web/.test(String(one['@type'])))
    expect(ofPage).toMatchObject(type ? [{ '@type': type, inLanguage: language }] : [])

    const crumbs = [
      ...documentOf(path).querySelectorAll(`nav[aria-label="${site.breadcrumbs}"] li`),
    ]
    const shown = crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      ...{ position: at + 1, name: crumb.textContent },
      item: siteUrl + (crumb.querySelector('a')?.getAttribute('href') ?? path),
    }))
    // All unknown addresses share one document, which cannot know the path.
    const known = path === missing.path ? 1 : shown.length
    expect(entity(path, 'BreadcrumbList').itemListElement.slice(0, known)).toEqual(
      shown.slice(0, known),
    )
    expect(shown[0]).toMatchObject({ name: homePage.link, item: siteUrl + homePage.path })
  },
)

test('The business has one address in every language, and a telephone number with its country', () => {
  const { locality, region, latitude, longitude } = site.place
  expect(entity(homePage.path, 'LocalBusiness')).toMatchObject({
    name: site.brand,
    url: `${siteUrl}/`,
    telephone: expect.stringMatching(/^\+[\d ()-]+$/),
    address: { addressLocality: locality, ...(region && { addressRegion: region }) },
    // With every decimal place.
    geo: { latitude, longitude },
    openingHoursSpecification: site.hours.opening.map(({ days, opens, closes }) => ({
      ...{ dayOfWeek: days, opens, closes },
    })),
  })
})

test.each(articles)(
  'The article $path names its dates and its picture',
  ({ path, date, updated, title }) => {
    const article = entity(path, 'Article')
    expect(article).toMatchObject({
      headline: withoutSoftHyphens(title),
      datePublished: date,
      dateModified: updated ?? date,
      mainEntityOfPage: siteUrl + path,
    })
    expect(read(new URL(article.image).pathname).subarray(1, 4).toString()).toBe('PNG')
  },
)
