import type {
  Article,
  BreadcrumbList,
  GeoCircle,
  GeoCoordinates,
  Graph,
  LocalBusiness,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { SiteContent } from '../content/context.tsx'
import type { ArticleData, Crumb, Page } from '../content/page.ts'
import { documentName, urlOf } from '../lib/addresses.ts'
import { withoutSoftHyphens } from '../lib/soft-hyphens.ts'

/**
 * The business and its services (https://schema.org/LocalBusiness), the page, what it is about, and on the home page
 * the site's name (https://developers.google.com/search/docs/appearance/site-names).
 */
export function pageGraph(content: SiteContent, page: Page): Graph {
  const { site, facts, services, homePath, language } = content
  const { path, canonical, article, prices = [] } = page
  const business: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': urlOf('/#business'),
    name: site.brand,
    description: site.descriptor,
    url: urlOf('/'),
    logo: urlOf('/icon-512.png'),
    image: urlOf(`/social/${documentName(homePath)}.png`),
    email: site.email,
    telephone: internationalNumber(site.telephone),
    foundingDate: String(facts.founded),
    priceRange: facts.priceRange,
    currenciesAccepted: facts.currency,
    openingHours: oneOrAll(
      site.hours.opening.map(({ short, opens, closes }) => `${short} ${opens}-${closes}`),
    ),
    openingHoursSpecification: site.hours.opening.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.place.locality,
      ...(site.place.region && { addressRegion: site.place.region }),
      addressCountry: site.place.country,
    },
    geo: place(content),
    areaServed: areaServed(content),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ href }) => href) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: site.descriptor,
      itemListElement: services.map((service) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: service.title,
          description: service.subtitle,
          url: urlOf(service.path),
        },
        ...priceOf(
          prices.find((price) => price.service === service.slug),
          facts.currency,
        ),
      })),
    },
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': urlOf(`${homePath}#website`),
    name: site.brand,
    url: urlOf(homePath),
    inLanguage: language,
    publisher: { '@id': urlOf('/#business') },
  }
  const webPage: WebPage = { '@type': 'WebPage', '@id': urlOf(canonical), inLanguage: language }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business,
      ...(path === homePath ? [website] : path ? [webPage] : []),
      ...(article ? [articleData(article, language)] : []),
    ],
  }
}

/** An article (https://developers.google.com/search/docs/appearance/structured-data/article). */
function articleData(article: ArticleData, language: string): Article {
  const { title, description, date, updated, author, path } = article
  return {
    '@type': 'Article',
    '@id': urlOf(`${path}#article`),
    headline: title,
    description,
    datePublished: date,
    dateModified: updated ?? date,
    author: author ? { '@type': 'Person', name: author } : { '@id': urlOf('/#business') },
    publisher: { '@id': urlOf('/#business') },
    image: urlOf(`/social/${documentName(path)}.png`),
    mainEntityOfPage: urlOf(path),
    inLanguage: language,
  }
}

/** The least that a service costs: once, and each month. */
function priceOf(offer: NonNullable<Page['prices']>[number] | undefined, currency: string) {
  if (!offer) return {}
  const price = (amount: number, unit: { unitCode: string; billingDuration?: number }) => ({
    '@type': 'UnitPriceSpecification' as const,
    price: amount,
    minPrice: amount,
    priceCurrency: currency,
    ...unit,
  })
  return {
    price: offer.build,
    priceCurrency: currency,
    // UN/CEFACT: C62 is one, MON a month.
    priceSpecification: [
      price(offer.build, { unitCode: 'C62' }),
      price(offer.monthly, { unitCode: 'MON', billingDuration: 1 }),
    ],
  }
}

const oneOrAll = (texts: string[]) => (texts.length === 1 ? texts[0]! : texts)

function place({ site }: SiteContent): GeoCoordinates {
  const { latitude, longitude } = site.place
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/** `geoRadius` is in metres unless a unit follows the number (https://schema.org/geoRadius). */
function areaServed(content: SiteContent): GeoCircle {
  const { distance, unit } = content.facts.serviceRadius
  return {
    '@type': 'GeoCircle',
    geoMidpoint: place(content),
    geoRadius: unit === 'm' ? String(distance) : `${distance} ${unit}`,
  }
}

/** The page's breadcrumbs (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function breadcrumbList(crumbs: Crumb[]): BreadcrumbList & { '@context': string } {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: urlOf(path),
    })),
  }
}

/** JSON for a script element: without `<`, which could end the element, and without soft hyphens. */
export function serialize(data: object): string {
  return withoutSoftHyphens(JSON.stringify(data)).replaceAll('<', '\\u003c')
}

/** As it is shown, if that can be dialled from everywhere. */
const internationalNumber = ({ display, href }: SiteContent['site']['telephone']) =>
  display.startsWith('+') ? display : href.replace('tel:', '')
