import { z } from 'zod'
import { site } from '../support/content.ts'

/**
 * The properties that Google requires and recommends for each type of structured data that the site uses, as
 * documented in November 2026. Those for restaurants, shops and reviews are left out.
 *
 * - https://developers.google.com/search/docs/appearance/structured-data/local-business
 * - https://developers.google.com/search/docs/appearance/structured-data/organization
 * - https://developers.google.com/search/docs/appearance/site-names
 * - https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * - https://developers.google.com/search/docs/appearance/structured-data/article
 */
const text = z.string().min(1)
const entity = z.object({})
const webAddress = z.string().regex(/^https:\/\/[\w.-]+\/\S*$/)
const time = z.string().regex(/^\d\d:\d\d(:\d\d)?$/)
/** At least five decimal places. */
const degrees = z.coerce.string().regex(/^-?\d{1,3}\.\d{5,}$/)
const openingHours = z
  .string()
  // https://schema.org/openingHours
  .regex(/^(Mo|Tu|We|Th|Fr|Sa|Su)([,-](Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/)

const rules: Record<string, z.ZodType> = {
  LocalBusiness: z.object({
    name: text,
    address: entity,
    geo: entity,
    openingHoursSpecification: z.array(entity).min(1),
    openingHours: openingHours.or(z.array(openingHours)),
    priceRange: z.string().regex(/^.{1,99}$/),
    // With the country code.
    telephone: z.string().regex(/^\+[\d ]{8,18}$/),
    url: webAddress,
    description: text,
    email: z.string().regex(/^[^\s@]+@[^\s@]+$/),
    foundingDate: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
    logo: webAddress,
    image: webAddress,
    sameAs: z.array(webAddress).optional(),
    // ISO 4217
    currenciesAccepted: z.string().regex(/^[A-Z]{3}$/),
  }),
  PostalAddress: z.object({
    // ISO 3166-1 alpha-2
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
    addressLocality: text,
    // Not every country has regions.
    addressRegion: site.place.region ? text : text.optional(),
  }),
  GeoCoordinates: z.object({ latitude: degrees, longitude: degrees }),
  OpeningHoursSpecification: z.object({
    dayOfWeek: z.array(z.string().regex(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/)),
    opens: time,
    closes: time,
  }),
  // Google ignores these types; their properties follow schema.org.
  GeoCircle: z.object({ geoMidpoint: entity, geoRadius: z.string().regex(/^\d+( (km|mi))?$/) }),
  OfferCatalog: z.object({ name: text, itemListElement: z.array(entity).min(1) }),
  Offer: z.object({ itemOffered: entity }),
  Service: z.object({ name: text, description: text, url: webAddress }),
  UnitPriceSpecification: z.object({
    price: z.number().positive(),
    priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    unitCode: z.enum(['C62', 'MON']),
  }),
  Article: z.object({
    headline: text,
    image: webAddress,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: entity,
  }),
  Person: z.object({ name: text }),
  WebSite: z.object({ name: text, url: webAddress }),
  BreadcrumbList: z.object({ itemListElement: z.array(entity).min(1) }),
  ListItem: z.object({ position: z.int().positive(), name: text, item: webAddress }),
}

type Entity = Record<string, unknown>

/** Every typed entity in a block of structured data, including nested ones. */
export function entitiesIn(value: unknown): Entity[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(entitiesIn)
  return '@type' in value ? [value as Entity, ...nested] : nested
}

/** A message for each broken rule. A type without rules counts as one. */
export function brokenRules(entity: Entity): string[] {
  const type = String(entity['@type'])
  const issues = rules[type]?.safeParse(entity).error?.issues ?? []
  const messages = issues.map(({ path, message }) => `${type}, ${path.join('.')}: ${message}`)
  return rules[type] ? messages : [`${type} has no rules`]
}
