import type {
  Article,
  BreadcrumbList,
  GeoCircle,
  GeoCoordinates,
  Graph,
  LocalBusiness,
  Thing,
  WebSite,
} from 'schema-dts'
import { facts } from '#content/facts.yaml'
import { language, pages } from '#content/pages'
import { services } from '#content/services.yaml'
import { site } from '#content/site.yaml'
import type { ArticleEntry } from '../../content/schema/entries.ts'
import type { Offer } from '../../content/schema/pricing.ts'
import { documentName, urlOf } from './addresses.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'
import { withoutSoftHyphens } from './soft-hyphens.ts'

/**
 * The business and its services (https://schema.org/LocalBusiness), and on the home page the site's name
 * (https://developers.google.com/search/docs/appearance/site-names).
 *
 * @param page what the page itself is about
 * @param offers the prices of services, if the page is about them
 */
export function businessGraph(pathname: string, page?: Thing, offers: Offer[] = []): Graph {
  const business: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': urlOf('/#business'),
    name: site.brand,
    description: site.descriptor,
    url: urlOf('/'),
    logo: urlOf('/icon-512.png'),
    image: urlOf(`/social/${documentName(pages.home.path)}.png`),
    email: site.email,
    telephone: site.telephone.display,
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
    geo: place(),
    areaServed: areaServed(),
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
          url: urlOf(`${pages.servicesPage.path}#${service.slug}`),
        },
        ...priceOf(offers.find((offer) => offer.service === service.slug)),
      })),
    },
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': urlOf(`${pages.home.path}#website`),
    name: site.brand,
    url: urlOf(pages.home.path),
    inLanguage: language,
    publisher: { '@id': urlOf('/#business') },
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business,
      ...(pathname === pages.home.path ? [website] : []),
      ...(page ? [page] : []),
    ],
  }
}

/** An article (https://developers.google.com/search/docs/appearance/structured-data/article). */
export function articleData(entry: ArticleEntry): Article {
  const { title, description, date, updated, author, path } = entry
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
function priceOf(offer: Offer | undefined) {
  if (!offer) return {}
  const price = (amount: number, unit: { unitCode: string; billingDuration?: number }) => ({
    '@type': 'UnitPriceSpecification' as const,
    price: amount,
    minPrice: amount,
    priceCurrency: facts.currency,
    ...unit,
  })
  return {
    price: offer.build,
    priceCurrency: facts.currency,
    // UN/CEFACT: C62 is one, MON a month.
    priceSpecification: [
      price(offer.build, { unitCode: 'C62' }),
      price(offer.monthly, { unitCode: 'MON', billingDuration: 1 }),
    ],
  }
}

const oneOrAll = (texts: string[]) => (texts.length === 1 ? texts[0]! : texts)

function place(): GeoCoordinates {
  const { latitude, longitude } = site.place
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/** `geoRadius` is in metres unless a unit follows the number (https://schema.org/geoRadius). */
function areaServed(): GeoCircle {
  const { distance, unit } = facts.serviceRadius
  return {
    '@type': 'GeoCircle',
    geoMidpoint: place(),
    geoRadius: unit === 'm' ? String(distance) : `${distance} ${unit}`,
  }
}

/** The page's breadcrumbs (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function breadcrumbList(pathname: string): BreadcrumbList & { '@context': string } {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbTrail(pathname).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.text,
      item: urlOf(crumb.path),
    })),
  }
}

/** JSON for a script element: without `<`, which could end the element, and without soft hyphens. */
export function serialize(data: object): string {
  return withoutSoftHyphens(JSON.stringify(data)).replaceAll('<', '\\u003c')
}
