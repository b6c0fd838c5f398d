import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { facts } from '../src/content/facts.ts'
import { services } from '../src/content/services.ts'
import { site } from '../src/content/site.ts'
import { entitiesIn, faultsOf } from './support/google-rules.ts'
import { builtDocument } from './support/html.ts'
import { everyPage, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'

const folder = path.resolve(import.meta.dirname, '..')

async function blocksOf(request: APIRequestContext, page: string): Promise<unknown[]> {
  const { document } = await builtDocument(request, page)
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.map(({ textContent }) => JSON.parse(textContent))
}

async function entity(request: APIRequestContext, page: string, type: string) {
  const all = entitiesIn(await blocksOf(request, page))
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is what is tested
  return all.find((one) => one['@type'] === type) as any
}

test.describe('The structured data', () => {
  for (const { path: page } of everyPage) {
    test(`of ${page} has what Google requires and recommends`, async ({ request }) => {
      const entities = entitiesIn(await blocksOf(request, page))
      const faults = entities.flatMap(faultsOf)
      // Not every country has regions.
      const known = site.place.region ? [] : ['PostalAddress has no addressRegion']
      expect(faults.filter((fault) => !known.includes(fault))).toEqual([])
      const types = entities.map((one) => one['@type'])
      for (const type of ['LocalBusiness', 'OfferCatalog', 'BreadcrumbList'])
        expect(types.filter((each) => each === type)).toHaveLength(1)
      expect(types.filter((each) => each === 'WebSite')).toHaveLength(page === '/' ? 1 : 0)
    })
  }

  test('of every page keeps to schema.org’s types and properties', async ({ request }) => {
    test.slow()
    const checked = path.join(folder, '.cache/structured-data')
    await mkdir(checked, { recursive: true })
    const files: string[] = []
    for (const { path: page } of everyPage) {
      for (const [index, block] of (await blocksOf(request, page)).entries()) {
        const file = path.join(checked, `${page.slice(1) || 'home'}-${index}.ts`)
        const type = index === 0 ? 'Graph' : 'WithContext<BreadcrumbList>'
        const text = `import type { BreadcrumbList, Graph, WithContext } from 'schema-dts'
export type Used = BreadcrumbList | Graph | WithContext<BreadcrumbList>
export const data = ${JSON.stringify(block)} satisfies ${type}\n`
        await writeFile(file, text)
        files.push(file)
      }
    }
    const options =
      '--noEmit --strict --skipLibCheck --ignoreConfig --module esnext --moduleResolution bundler'
    const tsc = path.join(folder, 'node_modules/.bin/tsc')
    const answer = await promisify(execFile)(tsc, [...options.split(' '), ...files]).catch(
      (error) => error,
    )
    expect(answer.stdout).toBe('')
    expect(answer.stderr).toBe('')
  })

  test('tells the business as the content has it', async ({ request }) => {
    const business = await entity(request, '/', 'LocalBusiness')
    expect(business).toMatchObject({
      name: site.brand,
      email: site.email,
      telephone: site.telephone.display,
      foundingDate: String(facts.founded),
      priceRange: facts.priceRange,
      currenciesAccepted: facts.currency,
      sameAs: site.social.map(({ href }) => href),
      url: `${siteUrl}/`,
    })
    expect([business.openingHours].flat()).toEqual(
      site.hours.opening.map(({ short, opens, closes }) => `${short} ${opens}-${closes}`),
    )
    expect(business.areaServed).toMatchObject({ '@type': 'GeoCircle' })
  })

  test('tells the sample’s hours by day and its radius in metres', { tag: '@relaywell' }, async ({
    request,
  }) => {
    const business = await entity(request, '/', 'LocalBusiness')
    expect(business.openingHours).toBe('Mo-Fr 09:00-18:00')
    expect(business.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    ])
    // Metres, as schema.org counts where no unit is told.
    expect(facts.serviceRadius).toEqual({ distance: 5000, unit: 'm' })
    expect(business.areaServed.geoRadius).toBe('5000')
  })

  test('offers the services, each with the address of its tab', async ({ request }) => {
    const catalog = await entity(request, '/', 'OfferCatalog')
    const offered = catalog.itemListElement.map(
      ({ itemOffered }: { itemOffered: { name: string; url: string } }) => itemOffered,
    )
    expect(offered.map(({ name }: { name: string }) => name)).toEqual(
      services.map(({ title }) => title.replaceAll('\u00ad', '')),
    )
    const { document } = await builtDocument(request, '/services')
    for (const { url } of offered) {
      expect(url).toMatch(`${siteUrl}/services#`)
      expect(document.getElementById(new URL(url).hash.slice(1))).not.toBeNull()
    }
  })

  test('names a logo and a picture that exist', async ({ request }) => {
    const { logo, image } = await entity(request, '/', 'LocalBusiness')
    for (const address of [logo, image]) {
      const answer = await request.get(new URL(address).pathname)
      expect(answer.headers()['content-type'], address).toBe('image/png')
    }
  })

  test('tells the breadcrumb from the home page to the page', async ({ request }) => {
    for (const { path: page, link } of pages) {
      const { itemListElement } = await entity(request, page, 'BreadcrumbList')
      const trail = itemListElement.map(({ position, name, item }: Record<string, unknown>) => [
        position,
        name,
        item,
      ])
      const home = [1, site.breadcrumbs.home, `${siteUrl}/`]
      expect(trail).toEqual(page === '/' ? [home] : [home, [2, link, siteUrl + page]])
    }
  })
})
