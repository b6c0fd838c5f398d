import { useSyncExternalStore } from 'react'
import { privacy } from '#content/privacy.yaml'
import { site } from '#content/site.yaml'
import { isConsentNeeded } from '../lib/analytics/analytics.ts'
import { type Consent, consent, onConsentChange, setConsent } from '../lib/analytics/consent.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-bar.module.css'

export const useConsent = () =>
  useSyncExternalStore<Consent>(onConsentChange, consent, () => 'denied')

/** Whether the footer's switch has reopened the question. Focus then returns to the switch. */
export const reopened = { current: false }

/** Makes screen readers read a reopened question. The next Tab goes to its link and answers. */
function focusQuestion(question: HTMLElement | null) {
  if (reopened.current) question?.focus({ preventScroll: true })
}

function answer(choice: Consent) {
  // Otherwise focus would be lost when the bar disappears.
  if (!reopened.current) document.getElementById('main')?.focus({ preventScroll: true })
  setConsent(choice)
}

/** Asks for consent once, with equal weight for yes and no. Only if a configured service needs it. */
export function ConsentBar() {
  const choice = useConsent()
  if (!isConsentNeeded || choice !== 'unasked') return null
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
