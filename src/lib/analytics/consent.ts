import { readStored, writeStored } from '../storage.ts'

export type Consent = 'granted' | 'denied' | 'unasked'

const storageKey = 'analytics-consent'
const listeners = new Set<() => void>()
let chosen: Consent | undefined

/** Global Privacy Control (https://w3c.github.io/gpc/) is a no that nobody has to repeat here. */
export const privacyControl = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export function consent(): Consent {
  if (privacyControl()) return 'denied'
  chosen ??= parse(readStored('localStorage', storageKey))
  return chosen
}

export function setConsent(choice: Consent) {
  chosen = choice
  writeStored('localStorage', storageKey, choice === 'unasked' ? null : choice)
  for (const listener of listeners) listener()
}

export function onConsentChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function parse(stored: string | null): Consent {
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
}
