import { describe, expect, test } from 'vitest'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { content, entries, facts, language, notFound, services, site } from '../support/content.ts'
import { everyPage, homePage, missing, others, pages, servicesPage } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { isSampleBrand } from '../support/words.ts'
import { documentOf, read, textsOf } from './files.ts'
import { brokenRules, entitiesIn } from './google-rules.ts'

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
    expect(entities.flatMap(brokenRules)).toEqual([])
    const types = entities.map((one) => one['@type'])
    for (const type of ['LocalBusiness', 'OfferCatalog', 'BreadcrumbList'])
      expect(types.filter((each) => each === type)).toHaveLength(1)
    const sites = entities.filter((one) => one['@type'] === 'WebSite')
    expect(sites.map(({ inLanguage }) => inLanguage)).toEqual(
      path === homePage.path ? [language] : [],
    )
  })

  test('has the breadcrumbs that the page shows', () => {
    const home = [1, homePage.link, siteUrl + homePage.path]
    // All unknown addresses share one document, which cannot know the path.
    const isMissing = path === missing.path
    const own =
      [...pages, ...others].find((page) => page.path === path)?.link ?? notFound.meta.title
    const index = pages.find((page) => page !== homePage && path.startsWith(`${page.path}/`))
    const above = index ? [[2, index.link, siteUrl + index.path]] : []
    expect(textsOf(documentOf(path), `nav[aria-label="${site.breadcrumbs}"] li`)).toEqual(
      path === homePage.path ? [home[1]] : [home[1], ...above.map(([, link]) => link), own],
    )
    const trail = entity(path, 'BreadcrumbList').itemListElement.map(
      ({ position, name, item }: Record<string, unknown>) => [position, name, item],
    )
    if (isMissing) expect(trail[0]).toEqual(home)
    else
      expect(trail).toEqual(
        path === homePage.path ? [home] : [home, ...above, [above.length + 2, own, siteUrl + path]],
      )
  })
})

const business = entity(homePage.path, 'LocalBusiness')

test('The business has the data in the content', () => {
  expect(business).toMatchObject({
    name: site.brand,
    email: site.email,
    telephone: site.telephone.display,
    foundingDate: String(facts.founded),
    priceRange: facts.priceRange,
    currenciesAccepted: facts.currency,
    // One business, whatever the language.
    url: `${siteUrl}/`,
    areaServed: { '@type': 'GeoCircle' },
  })
  expect(business.sameAs ?? []).toEqual(site.social.map(({ href }) => href))
  expect([business.openingHours].flat()).toEqual(
    site.hours.opening.map(({ short, opens, closes }) => `${short} ${opens}-${closes}`),
  )
})

test.runIf(isSampleBrand)(
  'The sample lists its opening hours by day and its radius in metres',
  () => {
    expect(business.openingHours).toBe('Mo-Fr 09:00-18:00')
    expect(business.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    ])
    expect(business.areaServed.geoRadius).toBe('5000')
  },
)

test('The services are listed in order, each with the address of its tab', () => {
  const offered: { name: string; url: string }[] = entity(
    homePage.path,
    'OfferCatalog',
  ).itemListElement.map(
    ({ itemOffered }: { itemOffered: { name: string; url: string } }) => itemOffered,
  )
  expect(offered.map(({ name, url }) => [name, url])).toEqual(
    services.map(({ title, slug }) => [
      withoutSoftHyphens(title),
      `${siteUrl}${servicesPage.path}#${slug}`,
    ]),
  )
})

test('The logo and the image exist', () => {
  for (const address of [business.logo, business.image])
    expect(read(new URL(address).pathname).subarray(1, 4).toString()).toBe('PNG')
})

describe.runIf(entries.articles.length > 0)('An article', () => {
  test.each(entries.articles)('$path names its author, its dates and its picture', (article) => {
    const { path, date, updated, title } = article
    expect(entity(path, 'Article')).toMatchObject({
      headline: withoutSoftHyphens(title),
      datePublished: date,
      dateModified: updated ?? date,
      mainEntityOfPage: siteUrl + path,
      inLanguage: language,
    })
    const { image } = entity(path, 'Article')
    expect(read(new URL(image).pathname).subarray(1, 4).toString()).toBe('PNG')
  })
})

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
      expect(offer).toMatchObject({ price: build, priceCurrency: facts.currency })
      const prices = offer.priceSpecification.map(
        ({ price, unitCode }: Record<string, unknown>) => [price, unitCode],
      )
      expect(prices).toEqual([
        [build, 'C62'],
        [monthly, 'MON'],
      ])
    }
  },
)
