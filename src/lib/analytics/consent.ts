import { storedChoice } from '../storage.ts'

type Consent = 'granted' | 'denied' | 'unasked'

const choice = storedChoice<Consent>('analytics-consent', ['granted', 'denied'], 'unasked')

/** Global Privacy Control (https://w3c.github.io/gpc/) counts as a refusal. */
export const privacyControl = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export const consent = (): Consent => (privacyControl() ? 'denied' : choice.get())

export const { set: setConsent, subscribe: onConsentChange } = choice
