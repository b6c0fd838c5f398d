import { useContent } from '../content/context.tsx'
import { isConsentNeeded } from '../lib/analytics/analytics.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-bar.module.css'
import { privacyHref } from './privacy.tsx'

/**
 * Asks for consent once, with equal weight for yes and no. Only if a configured service needs it. Hidden until
 * its script shows it.
 */
export function ConsentBar() {
  const content = useContent()
  const { site } = content
  if (!isConsentNeeded) return null
  return (
    <consent-bar
      id="consent"
      role="region"
      className={`foot-bar ${styles.bar}`}
      aria-label={site.consent.label}
      hidden
    >
      <p className="note measure" tabIndex={-1}>
        {`${site.consent.question} `}
        <a href={privacyHref(content)}>{site.consent.more}</a>
      </p>
      <div className="row">
        <Button variant="quiet" value="denied">
          {site.consent.no}
        </Button>
        <Button variant="quiet" value="granted">
          {site.consent.yes}
        </Button>
      </div>
    </consent-bar>
  )
}

/** The button in the footer with which visitors change their answer. */
export function ConsentSwitch() {
  const { site } = useContent()
  if (!isConsentNeeded) return null
  return (
    <consent-switch hidden>
      <Button variant="quiet">{site.consent.change}</Button>
    </consent-switch>
  )
}
