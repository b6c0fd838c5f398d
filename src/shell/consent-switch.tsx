import { site } from '../content/site.ts'
import { consentWanted } from '../lib/analytics/analytics.ts'
import { privacyControl, setConsent } from '../lib/analytics/consent.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { useConsent } from './consent-bar.tsx'

/** Opens the question again for whoever has changed their mind. */
export function ConsentSwitch() {
  const choice = useConsent()
  const hydrated = useHydrated()
  if (!(consentWanted && hydrated) || choice === 'unasked' || privacyControl()) return null
  return (
    <Button variant="quiet" onClick={() => setConsent('unasked')}>
      {site.consent.change}
    </Button>
  )
}
