import { useSyncExternalStore } from 'react'
import { privacy } from '#content/privacy.yaml'
import { site } from '#content/site.yaml'
import { consentWanted } from '../lib/analytics/analytics.ts'
import { type Consent, consent, onConsentChange, setConsent } from '../lib/analytics/consent.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-bar.module.css'

export const useConsent = () =>
  useSyncExternalStore<Consent>(onConsentChange, consent, () => 'denied')

/** Set while the footer's switch has reopened the question; the switch then takes the focus back. */
export const reopened = { current: false }

/** Screen readers read the question out, and the next Tab leads to its link and answers. */
function focusQuestion(question: HTMLElement | null) {
  if (reopened.current) question?.focus({ preventScroll: true })
}

function answer(choice: Consent) {
  // The bar disappears: without this, the focus would be lost.
  if (!reopened.current) document.getElementById('main')?.focus({ preventScroll: true })
  setConsent(choice)
}

/** Asks once, yes and no of equal weight; only where a setting wants what needs a yes. */
export function ConsentBar() {
  const choice = useConsent()
  if (!consentWanted || choice !== 'unasked') return null
  return (
    <section className={styles.bar} aria-label={site.consent.label}>
      <p ref={focusQuestion} className={styles.question} tabIndex={-1}>
        {`${site.consent.question} `}
        <a href={privacy.link.href}>{site.consent.more}</a>
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={() => answer('denied')}>
          {site.consent.no}
        </Button>
        <Button variant="quiet" onClick={() => answer('granted')}>
          {site.consent.yes}
        </Button>
      </div>
    </section>
  )
}
