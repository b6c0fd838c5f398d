import { settings } from '../settings.ts'
import type { Adapter, AnalyticsEvent } from './adapter.ts'
import { consent, onConsentChange, privacyControl } from './consent.ts'

/** A service that a setting asks for. Its adapter is fetched with the first event that it may hear. */
type Service = {
  /** True where the visitor has to be asked first. */
  needsConsent: boolean
  start: () => Promise<Adapter>
  adapter?: Promise<Adapter | undefined>
}

const services: Service[] = []
if (settings.gaMeasurementId) {
  services.push({
    needsConsent: true,
    start: () => import('./google.ts').then((m) => m.googleAdapter(settings.gaMeasurementId)),
  })
}
if (settings.plausible.domain) {
  services.push({
    needsConsent: false,
    start: () => import('./plausible.ts').then((m) => m.plausibleAdapter(settings.plausible)),
  })
}

/** Whether a setting asks for a service that needs the visitor's consent. */
export const consentWanted = services.some(({ needsConsent }) => needsConsent)

const isAllowed = ({ needsConsent }: Service) =>
  !privacyControl() && (!needsConsent || consent() === 'granted')

let openPage: AnalyticsEvent | undefined
/** Where the document was loaded. */
let landing: string | undefined
let measured = false

/** Sends an event to every service that a setting names and the visitor allows. Never throws. */
export function track(event: AnalyticsEvent) {
  if (event.name === 'page_view') {
    openPage = event
    landing ??= event.path
  }
  for (const service of services) deliver(service, event)
}

async function deliver(service: Service, event: AnalyticsEvent) {
  if (!isAllowed(service)) return
  service.adapter ??= service.start().catch(() => undefined)
  const adapter = await service.adapter
  if (!adapter || !isAllowed(service)) return
  unharmed(() => adapter.send(event))
  if (!measured) measureVitals(landing ?? event.path)
}

/** The library comes once a service is there to hear of it. It looks back to the start of the page. */
function measureVitals(path: string) {
  measured = true
  import('./web-vitals.ts').then((m) => m.reportVitals(path, track)).catch(() => undefined)
}

/** Analytics that is broken or blocked never affects the page. */
function unharmed(call: () => void) {
  try {
    call()
  } catch {
    // Nobody misses an event.
  }
}

onConsentChange(async () => {
  for (const service of services.filter(({ needsConsent }) => needsConsent)) {
    // The page that was open when the visitor said yes is the first that counts.
    if (openPage) deliver(service, openPage)
    const adapter = await service.adapter
    if (adapter && !isAllowed(service)) unharmed(adapter.stop)
  }
})
