import { site } from '#content/site.yaml'
import { consentWanted } from '../lib/analytics/analytics.ts'
import { privacyControl, setConsent } from '../lib/analytics/consent.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { reopened, useConsent } from './consent-bar.tsx'

function reopen() {
  reopened.current = true
  setConsent('unasked')
}

/** After the answer, unless it was given in another tab while the focus was elsewhere in this one. */
function focusAgain(button: HTMLElement | null) {
  if (!button || !reopened.current) return
  reopened.current = false
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}

/** Lets visitors change their answer. */
export function ConsentSwitch() {
  const choice = useConsent()
  const hydrated = useHydrated()
  if (!(consentWanted && hydrated) || choice === 'unasked' || privacyControl()) return null
  return (
    <Button ref={focusAgain} variant="quiet" onClick={reopen}>
      {site.consent.change}
    </Button>
  )
}
