import { useSyncExternalStore } from 'react'
import { privacy } from '../content/privacy.ts'
import { site } from '../content/site.ts'
import { consentWanted } from '../lib/analytics/analytics.ts'
import { type Consent, consent, onConsentChange, setConsent } from '../lib/analytics/consent.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-bar.module.css'

export const useConsent = () =>
  useSyncExternalStore<Consent>(onConsentChange, consent, () => 'denied')

/** Asks once, yes and no of equal weight; only where a setting wants what needs a yes. */
export function ConsentBar() {
  const choice = useConsent()
  if (!consentWanted || choice !== 'unasked') return null
  return (
    <section className={styles.bar} aria-label={site.consent.label}>
      <p className={styles.question}>
        {`${site.consent.question} `}
        <a href={privacy.link.href}>{site.consent.more}</a>
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={() => setConsent('denied')}>
          {site.consent.no}
        </Button>
        <Button variant="quiet" onClick={() => setConsent('granted')}>
          {site.consent.yes}
        </Button>
      </div>
    </section>
  )
}
