import { describe, expect, test } from 'vitest'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import {
  content,
  entries,
  facts,
  fragmentOf,
  language,
  notFound,
  services,
  site,
} from '../support/content.ts'
import { everyPage, homePage, missing, others, pages, servicesPage } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, textsOf } from './files.ts'

/**
 * What Google requires and recommends of each type of structured data that the site uses, as documented in November
 * 2026, but for restaurants, shops and reviews. The other tests check the values.
 *
 * - https://developers.google.com/search/docs/appearance/structured-data/local-business
 * - https://developers.google.com/search/docs/appearance/structured-data/organization
 * - https://developers.google.com/search/docs/appearance/site-names
 * - https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * - https://developers.google.com/search/docs/appearance/structured-data/article
 */
const properties: Record<string, string> = {
  LocalBusiness:
    'name address geo openingHoursSpecification openingHours priceRange telephone url description email foundingDate logo image currenciesAccepted areaServed',
  PostalAddress: 'addressCountry addressLocality',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Article: 'headline image datePublished dateModified author',
  Person: 'name',
  WebSite: 'name url inLanguage',
  WebPage: 'inLanguage',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  // Google ignores these types; their properties follow schema.org.
  GeoCircle: 'geoMidpoint geoRadius',
  OfferCatalog: 'name itemListElement',
  Offer: 'itemOffered',
  Service: 'name description url',
  UnitPriceSpecification: 'price priceCurrency unitCode',
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

describe.each(everyPage)('The structured data of $path', ({ path }) => {
  test('has what Google requires and recommends', () => {
    const entities = entitiesOf(path)
    for (const entity of entities)
      for (const name of properties[String(entity['@type'])]!.split(' '))
        expect(String(entity[name] ?? ''), `${entity['@type']}, ${name}`).not.toBe('')
    const types = entities.map((one) => one['@type'])
    for (const type of ['LocalBusiness', 'OfferCatalog', 'BreadcrumbList'])
      expect(types.filter((each) => each === type)).toHaveLength(1)
    const typesByPath = { [homePage.path]: 'WebSite', [missing.path]: undefined }
    const type = path in typesByPath ? typesByPath[path] : 'WebPage'
    const pages = entities.filter((one) => /^Web/.test(String(one['@type'])))
    expect(pages).toMatchObject(type ? [{ '@type': type, inLanguage: language }] : [])
  })

  test('has the breadcrumbs that the page shows', () => {
    const index = pages.find((page) => page !== homePage && path.startsWith(`${page.path}/`))
    const page = [...pages, ...others].find((each) => each.path === path)
    const crumbs = [homePage, index, page ?? { link: notFound.meta.title, path }]
      .filter((crumb) => crumb !== undefined)
      .slice(path === homePage.path ? 1 : 0)
    const shown = textsOf(documentOf(path), `nav[aria-label="${site.breadcrumbs}"] li`)
    expect(shown).toEqual(crumbs.map(({ link }) => link))
    // All unknown addresses share one document, which cannot know the path.
    const known = page ? crumbs : [homePage]
    expect(entity(path, 'BreadcrumbList').itemListElement.slice(0, page ? undefined : 1)).toEqual(
      known.map((crumb, at) => ({
        '@type': 'ListItem',
        ...{ position: at + 1, name: crumb.link, item: siteUrl + crumb.path },
      })),
    )
  })
})

const expectPng = (address: string) =>
  expect(read(new URL(address).pathname).subarray(1, 4).toString()).toBe('PNG')

const business = entity(homePage.path, 'LocalBusiness')

test('The business has the data in the content', () => {
  expect(business).toMatchObject({
    name: site.brand,
    email: site.email,
    // With the country code.
    telephone: expect.stringMatching(/^\+[\d ()-]+$/),
    foundingDate: String(facts.founded),
    priceRange: facts.priceRange,
    currenciesAccepted: facts.currency,
    // One business, whatever the language.
    url: `${siteUrl}/`,
    areaServed: { '@type': 'GeoCircle' },
  })
  const { locality, region, latitude, longitude } = site.place
  expect(business.address).toMatchObject({ addressLocality: locality })
  expect(business.address.addressRegion).toBe(region)
  // With every decimal place.
  expect(business.geo).toMatchObject({ latitude, longitude })
  expect(business.sameAs ?? []).toEqual(site.social.map(({ href }) => href))
  expect(business.openingHoursSpecification).toEqual(
    site.hours.opening.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      ...{ dayOfWeek: days, opens, closes },
    })),
  )
  // Without a unit, in metres.
  const { distance, unit } = facts.serviceRadius
  expect(business.areaServed.geoRadius).toBe(unit === 'm' ? `${distance}` : `${distance} ${unit}`)
  for (const address of [business.logo, business.image]) expectPng(address)
})

test('The services are listed in order, each with the address of its tab', () => {
  expect(entity(homePage.path, 'OfferCatalog').itemListElement).toMatchObject(
    services.map(({ title, slug }) => ({
      itemOffered: {
        name: withoutSoftHyphens(title),
        url: `${siteUrl}${servicesPage.path}${fragmentOf(slug)}`,
      },
    })),
  )
})

test.each(entries.articles)(
  'The article $path names its dates and its picture',
  ({ path, date, updated, title }) => {
    const article = entity(path, 'Article')
    expect(article).toMatchObject({
      headline: withoutSoftHyphens(title),
      datePublished: date,
      dateModified: updated ?? date,
      mainEntityOfPage: siteUrl + path,
      inLanguage: language,
    })
    expectPng(article.image)
  },
)

test.runIf(content.pricing)(
  'The page about prices has the price of each service that has one',
  () => {
    const { meta, offers } = content.pricing!
    const catalog = entity(meta.path, 'OfferCatalog').itemListElement
    for (const { service, build, monthly } of offers) {
      const { title } = services.find(({ slug }) => slug === service)!
      const offer = catalog.find(
        ({ itemOffered }: { itemOffered: { name: string } }) =>
          itemOffered.name === withoutSoftHyphens(title),
      )
      expect(offer).toMatchObject({
        price: build,
        priceCurrency: facts.currency,
        priceSpecification: [
          { price: build, unitCode: 'C62' },
          { price: monthly, unitCode: 'MON' },
        ],
      })
    }
  },
)
