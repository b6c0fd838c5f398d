import { settings } from '../settings.ts'
import type { Adapter, AnalyticsEvent } from './adapter.ts'
import { consent, onConsentChange, privacyControl } from './consent.ts'

type Service = {
  /** True where the visitor has to be asked first. */
  needsConsent: boolean
  start: () => Promise<Adapter>
  /** Loaded with the first event that may be sent. */
  adapter?: Promise<Adapter | undefined>
  /** Sent, or waiting for the adapter. */
  taken: WeakSet<AnalyticsEvent>
  /** Whether a page view was sent. */
  viewed?: boolean
}

const services: Service[] = []
if (settings.gaMeasurementId) {
  services.push({
    needsConsent: true,
    taken: new WeakSet(),
    start: () => import('./google.ts').then((m) => m.googleAdapter(settings.gaMeasurementId)),
  })
}
if (settings.plausible.domain) {
  services.push({
    needsConsent: false,
    taken: new WeakSet(),
    start: () => import('./plausible.ts').then((m) => m.plausibleAdapter(settings.plausible)),
  })
}

/** Whether a setting asks for a service that needs the visitor's consent. */
export const consentWanted = services.some(({ needsConsent }) => needsConsent)

const isAllowed = ({ needsConsent }: Service) =>
  !privacyControl() && (!needsConsent || consent() === 'granted')

/** The open page's view and scroll depths, for a service that is allowed later. */
let openPage: AnalyticsEvent[] = []
/** Where the document was loaded, and the campaign parameters of that address as a query. */
let landing: string | undefined
let campaign = ''
let measured = false

/** Sends an event to every service that a setting names and the visitor allows. Never throws. */
export function track(event: AnalyticsEvent) {
  if (event.name === 'page_view') {
    if (!landing) campaign = campaignIn(window.location.search)
    landing ??= event.path
    openPage = []
  }
  if (event.name === 'page_view' || event.name === 'scroll_depth') openPage.push(event)
  for (const service of services) deliver(service, event)
}

/** Anything else in a query may be personal. */
function campaignIn(search: string) {
  const parameters = search.slice(1).split('&')
  const kept = parameters.filter((parameter) => /^(utm_\w+|gclid|ref)=/.test(parameter))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

async function deliver(service: Service, event: AnalyticsEvent) {
  const { taken } = service
  if (!isAllowed(service) || taken.has(event)) return
  taken.add(event)
  service.adapter ??= service.start().catch(() => undefined)
  const adapter = await service.adapter
  if (!adapter) return
  if (!isAllowed(service)) {
    taken.delete(event)
    return
  }
  let address = window.location.origin + event.path
  if (event.name === 'page_view') {
    // Also when consent came on a later page: this view then says where the visit came from.
    if (!service.viewed) address += campaign
    service.viewed = true
  }
  unharmed(() => adapter.send(event, address))
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
  for (const service of services) {
    for (const event of openPage) deliver(service, event)
    const adapter = await service.adapter
    if (adapter && !isAllowed(service)) unharmed(adapter.stop)
  }
})
