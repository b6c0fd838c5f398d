import { storedChoice } from '../storage.ts'

type Consent = 'granted' | 'denied' | 'unasked'

// Where nothing asks for it, the build leaves this out.
const choice = /* @__PURE__ */ storedChoice<Consent>(
  'analytics-consent',
  ['granted', 'denied'],
  'unasked',
)

/** Global Privacy Control (https://w3c.github.io/gpc/) counts as a refusal. */
export const privacyControl = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export const consent = (): Consent => (privacyControl() ? 'denied' : choice.get())

export const setConsent = (answer: Consent) => choice.set(answer)
export const onConsentChange = (listener: () => void) => choice.subscribe(listener)
