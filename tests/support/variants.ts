import { parseSettings, type Settings } from '../../tools/prerender/settings.ts'
import { localVariables } from '../../tools/serve/local-settings.ts'

/** The public address of the site, as in canonical links, which no content has. The tests serve it from localhost. */
export const siteUrl = 'https://site.example'

/** It does not resolve. contact-test.ts maps it to a local server in the browser. */
export const faultyMailHost = 'mail.relaywell.invalid'

/** Sites with other content than the sample’s (worst-case.ts). They are built for tests tagged @all only. */
const worstCases = ['longest', 'bare', 'eight'] as const

export const isWorstCase = (name: string): name is (typeof worstCases)[number] =>
  worstCases.some((worstCase) => worstCase === name)

const ofWorstCase = {
  VITE_SITE_URL: 'https://worst-case.example',
  VITE_CONTACT_TO_EMAIL: 'write@worst-case.example',
}

/** What the site is tested with, in settings. Variants that differ only in an address share a build. */
const variants = {
  plain: {},
  google: { VITE_GA_MEASUREMENT_ID: 'G-TEST123' },
  'faulty-mail': {},
  'with-editor': { VITE_EDIT_REPOSITORY: 'anna/site' },
  longest: ofWorstCase,
  bare: ofWorstCase,
  /** The sample with eight services. */
  eight: {},
}

export type Variant = keyof typeof variants

export const requestedVariants = (Object.keys(variants) as Variant[]).filter((name) =>
  process.env.TEST_VARIANTS
    ? process.env.TEST_VARIANTS.split(',').includes(name)
    : process.env.TEST_ALL === '1' || !isWorstCase(name),
)

export type Addresses = { sites: Record<Variant, string>; inbox: string }

/** Placeholder in the builds for the address of the e-mail service, whose port changes with every run. */
export const builtFor = 'http://mail.invalid'

export const settingsOf = (variant: Variant, mail = builtFor): Settings =>
  parseSettings({ ...localVariables(mail, siteUrl), ...variants[variant] })
