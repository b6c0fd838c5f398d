import { expect, test } from 'vitest'
import { documentOf, textsOf } from '../../../tests/built-site/files.ts'
import { content, facts, services, site } from '../../../tests/support/content.ts'
import { amountIn } from '../../lib/format.ts'
import { withoutSoftHyphens } from '../../lib/soft-hyphens.ts'

const pricing = content.pages.pricing!

test('Each offer says what it costs, includes, needs and leaves out', () => {
  const document = documentOf(pricing.meta.path)
  const { labels, offers } = pricing
  const prices = textsOf(document, 'main li strong')
  for (const amount of offers.flatMap(({ build, monthly }) => [build, monthly]))
    expect(prices).toContain(amountIn(site.locale, facts.currency, amount))
  expect(textsOf(document, 'main > :not(#contact) h3')).toEqual(
    offers.flatMap(() => [labels.included, labels.excluded, labels.others]),
  )
  expect(document.querySelectorAll('main > :not(#contact) :is(input, island-root)')).toHaveLength(0)
})

test('The page tells search engines the lowest price of each service', () => {
  const { meta, offers } = pricing
  const json = documentOf(meta.path).querySelector('#business-data')!.textContent
  const business = JSON.parse(json)['@graph'][0]
  const priced = business.hasOfferCatalog.itemListElement.filter(
    ({ price }: { price?: number }) => price,
  )
  expect(priced).toMatchObject(
    services.flatMap(({ slug, title }) =>
      offers
        .filter(({ service }) => service === slug)
        .map(({ build, monthly }) => ({
          itemOffered: { name: withoutSoftHyphens(title) },
          ...{ price: build, priceCurrency: facts.currency },
          priceSpecification: [{ price: build }, { price: monthly }],
        })),
    ),
  )
})
