import { site } from '#content/site.yaml'
import { isConsentNeeded } from '../lib/analytics/analytics.ts'
import { privacyControl, setConsent } from '../lib/analytics/consent.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { reopened, useConsent } from './consent-bar.tsx'

function reopen() {
  reopened.current = true
  setConsent('unasked')
}

/** Returns focus after the answer, unless something else has it: the answer may come from another tab. */
function restoreFocus(button: HTMLElement | null) {
  if (!button || !reopened.current) return
  reopened.current = false
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}

/** Lets visitors change their answer. */
export function ConsentSwitch() {
  const choice = useConsent()
  const hydrated = useHydrated()
  if (!(isConsentNeeded && hydrated) || choice === 'unasked' || privacyControl()) return null
  return (
    <Button ref={restoreFocus} variant="quiet" onClick={reopen}>
      {site.consent.change}
    </Button>
  )
}
