/**
 * What Google's documentation asks of each type of structured data that the site uses, written down by
 * hand in November 2026 (left out: what only a restaurant, a shop or a site with reviews has).
 *
 * - https://developers.google.com/search/docs/appearance/structured-data/local-business
 * - https://developers.google.com/search/docs/appearance/structured-data/organization
 * - https://developers.google.com/search/docs/appearance/site-names
 * - https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export type Rule = {
  required: string[]
  recommended: string[]
  /** What a value has to look like, where it is documented. */
  formats: Record<string, RegExp>
}

const webAddress = /^https:\/\/[\w.-]+\/\S*$/

export const googleRules: Record<string, Rule> = {
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: [
      'geo',
      'openingHoursSpecification',
      'priceRange',
      'telephone',
      'url',
      // Of an organization:
      'description',
      'email',
      'foundingDate',
      'logo',
      'sameAs',
    ],
    formats: {
      url: webAddress,
      logo: webAddress,
      image: webAddress,
      sameAs: webAddress,
      // With the country's code.
      telephone: /^\+[\d ]{8,18}$/,
      email: /^[^\s@]+@[^\s@]+$/,
      priceRange: /^.{1,99}$/,
      foundingDate: /^\d{4}(-\d\d){0,2}$/,
      // https://schema.org/openingHours
      openingHours: /^(Mo|Tu|We|Th|Fr|Sa|Su)([,-](Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/,
      // ISO 4217
      currenciesAccepted: /^[A-Z]{3}$/,
    },
  },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: ['addressLocality', 'addressRegion'],
    // ISO 3166-1 alpha-2
    formats: { addressCountry: /^[A-Z]{2}$/ },
  },
  GeoCoordinates: {
    required: ['latitude', 'longitude'],
    recommended: [],
    // At least five decimal places.
    formats: { latitude: /^-?\d{1,2}\.\d{5,}$/, longitude: /^-?\d{1,3}\.\d{5,}$/ },
  },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    recommended: [],
    formats: {
      dayOfWeek: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
      opens: /^\d\d:\d\d(:\d\d)?$/,
      closes: /^\d\d:\d\d(:\d\d)?$/,
    },
  },
  // Google does not read these; schema.org's own terms for what the site says.
  GeoCircle: {
    required: ['geoMidpoint', 'geoRadius'],
    recommended: [],
    formats: { geoRadius: /^\d+( (km|mi))?$/ },
  },
  OfferCatalog: { required: ['name', 'itemListElement'], recommended: [], formats: {} },
  Offer: { required: ['itemOffered'], recommended: [], formats: {} },
  Service: {
    required: ['name', 'description', 'url'],
    recommended: [],
    formats: { url: webAddress },
  },
  WebSite: { required: ['name', 'url'], recommended: [], formats: { url: webAddress } },
  BreadcrumbList: { required: ['itemListElement'], recommended: [], formats: {} },
  ListItem: {
    required: ['position', 'name', 'item'],
    recommended: [],
    formats: { position: /^[1-9]\d*$/, item: webAddress },
  },
}

type Entity = Record<string, unknown>

/** Every entity in a block of structured data that has a type, the nested ones included. */
export function entitiesIn(value: unknown): Entity[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(entitiesIn)
  return '@type' in value ? [value as Entity, ...nested] : nested
}

/** What Google would find fault with, a sentence each; types without a rule are one, too. */
export function faultsOf(entity: Entity): string[] {
  const type = String(entity['@type'])
  const rule = googleRules[type]
  if (!rule) return [`${type} has no rule`]
  const missing = [...rule.required, ...rule.recommended]
    .filter((name) => entity[name] === undefined || entity[name] === '')
    .map((name) => `${type} has no ${name}`)
  const malformed = Object.entries(rule.formats).flatMap(([name, format]) =>
    [entity[name] ?? []]
      .flat()
      .filter((value) => !format.test(String(value)))
      .map((value) => `${type}: ${name} cannot be ${JSON.stringify(value)}`),
  )
  return [...missing, ...malformed]
}
