import { parseSettings, type Settings } from '../../tools/build/settings.ts'
import { localVariables } from '../../tools/serve/local-settings.ts'
import { site } from './content.ts'

/** The settings that the site is tested with. Variants that differ only in an address share a build. */
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

/** The public address of the site, as in canonical links. The tests serve it from localhost. */
export const siteUrl = `https://${site.email.split('@')[1]}`

/** The folder of the variant `in-folder` on its host. */
export const siteFolder = '/site/'

/** Does not resolve. contact-test.ts maps it to a local server in the browser. */
export const faultyMailHost = 'mail.relaywell.invalid'

export const measurementId = 'G-TEST123'
export const plausibleDomain = new URL(siteUrl).hostname
export const blockedAddress = 'blocked@visitor.example'
/** Longer than a test takes. */
const throttleMs = 600_000

type Services = { mail: string; collector: string }

/** Placeholders in the builds for the addresses of services, whose ports change with every run. */
export const builtFor: Services = {
  mail: 'http://mail.invalid',
  collector: 'http://collector.invalid',
}

/** The services that a variant uses. */
export function servicesOf(variant: Variant, running: Omit<Addresses, 'sites'>): Services {
  const mail: Partial<Record<Variant, string>> = {
    // The throttle test needs a send that fails before another succeeds.
    throttled: `http://${faultyMailHost}`,
    'faulty-mail': `http://${faultyMailHost}`,
  }
  return { mail: mail[variant] ?? running.mail, collector: running.collector }
}

export const settingsOf = (variant: Variant, { mail, collector } = builtFor): Settings =>
  parseSettings({ ...localVariables(mail, siteUrl), ...extraSettings(variant, collector) })

function extraSettings(variant: Variant, collector: string): Record<string, string> {
  const google = { VITE_GA_MEASUREMENT_ID: measurementId }
  const plausible = {
    VITE_PLAUSIBLE_DOMAIN: plausibleDomain,
    VITE_PLAUSIBLE_ENDPOINT: `${collector}/api/event`,
  }
  const settings: Partial<Record<Variant, Record<string, string>>> = {
    google,
    plausible,
    'both-analytics': { ...google, ...plausible },
    throttled: {
      VITE_EMAILJS_THROTTLE_MS: String(throttleMs),
      VITE_EMAILJS_BLOCK_LIST: blockedAddress,
      VITE_EMAILJS_BLOCK_HEADLESS: 'true',
    },
    'in-folder': { VITE_SITE_URL: siteUrl + siteFolder },
  }
  return settings[variant] ?? {}
}
