import { site } from '../../src/content/site.ts'

/** Each variant is the site built with other settings. */
export const variants = [
  'plain',
  'google',
  'plausible',
  'both-analytics',
  'throttled',
  'faulty-mail',
  'in-folder',
] as const

export type Variant = (typeof variants)[number]

export type Addresses = {
  sites: Record<Variant, string>
  inbox: string
  mail: string
  collector: string
}

/** What the sites are built with: search engines would read it, so it is not where they are served. */
export const siteUrl = `https://${site.email.split('@')[1]}`

/** Where the variant `in-folder` is on its host. */
export const siteFolder = '/site/'

/** No name server knows it; a test's browser may be told where it is (contact-test.ts). */
export const faultyMailHost = 'mail.relaywell.invalid'

export const measurementId = 'G-TEST123'
export const plausibleDomain = new URL(siteUrl).hostname
export const blockedAddress = 'blocked@visitor.example'
/** Longer than a test takes. */
const throttleMs = 600_000

/** The settings of a variant beside those that every site needs. */
export function extraSettings(variant: Variant, addresses: Omit<Addresses, 'sites'>) {
  const settings: Record<Variant, Record<string, string>> = {
    plain: {},
    google: { VITE_GA_MEASUREMENT_ID: measurementId },
    plausible: {
      VITE_PLAUSIBLE_DOMAIN: plausibleDomain,
      VITE_PLAUSIBLE_ENDPOINT: `${addresses.collector}/api/event`,
    },
    'both-analytics': {
      VITE_GA_MEASUREMENT_ID: measurementId,
      VITE_PLAUSIBLE_DOMAIN: plausibleDomain,
      VITE_PLAUSIBLE_ENDPOINT: `${addresses.collector}/api/event`,
    },
    throttled: {
      VITE_EMAILJS_ORIGIN: `http://${faultyMailHost}`,
      VITE_EMAILJS_THROTTLE_MS: String(throttleMs),
      VITE_EMAILJS_BLOCK_LIST: blockedAddress,
      VITE_EMAILJS_BLOCK_HEADLESS: 'true',
    },
    'faulty-mail': { VITE_EMAILJS_ORIGIN: `http://${faultyMailHost}` },
    'in-folder': { VITE_SITE_URL: siteUrl + siteFolder },
  }
  return settings[variant]
}
