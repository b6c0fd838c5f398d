import type { Adapter, AnalyticsEvent } from './adapter.ts'
import { consent, onConsentChange, privacyControl } from './consent.ts'

type Service = {
  /** Whether the visitor has to be asked first. */
  needsConsent: boolean
  start: () => Promise<Adapter>
  /** Loaded with the first event that may be sent. Resolves with undefined if that fails. */
  adapter?: Promise<Adapter | undefined>
  /** Events that are sent, or waiting for the adapter. */
  queued: WeakSet<AnalyticsEvent>
  hasSentView?: boolean
}

// Without a service, the build leaves out what follows. Not in an object: minifiers do not look into them.
export const measurementId = import.meta.env.VITE_GA_MEASUREMENT_ID
export const domain = import.meta.env.VITE_PLAUSIBLE_DOMAIN
const endpoint = import.meta.env.VITE_PLAUSIBLE_ENDPOINT
export const isMeasured = measurementId !== '' || domain !== ''

const services: Service[] = []
if (measurementId !== '') {
  services.push({
    needsConsent: true,
    queued: new WeakSet(),
    start: () => import('./google.ts').then((m) => m.googleAdapter(measurementId)),
  })
}
if (domain !== '') {
  services.push({
    needsConsent: false,
    queued: new WeakSet(),
    start: () => import('./plausible.ts').then((m) => m.plausibleAdapter({ domain, endpoint })),
  })
}

export const isConsentNeeded = /* @__PURE__ */ services.some(({ needsConsent }) => needsConsent)

const isAllowed = ({ needsConsent }: Service) =>
  !privacyControl() && (!needsConsent || consent() === 'granted')

/** The current page's view and scroll depths, for services that are allowed later. */
let pageEvents: AnalyticsEvent[] = []
let landingPath: string | undefined
/** The campaign parameters of the page’s URL, as a query string. */
let campaign = ''
let measuresVitals = false

/** Sends an event to every configured service that the visitor allows. Never throws. */
export function track(event: AnalyticsEvent) {
  if (!isMeasured) return
  if (event.name === 'page_view') {
    if (!landingPath) campaign = campaignIn(window.location.search)
    landingPath ??= event.path
    pageEvents = []
  }
  if (event.name === 'page_view' || event.name === 'scroll_depth') pageEvents.push(event)
  for (const service of services) deliver(service, event)
}

/** Keeps the campaign parameters of a query. Everything else in it might be personal. */
function campaignIn(search: string) {
  const parameters = search.slice(1).split('&')
  const kept = parameters.filter((parameter) => /^(utm_\w+|gclid|ref)=/.test(parameter))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

async function deliver(service: Service, event: AnalyticsEvent) {
  const { queued } = service
  if (!isAllowed(service) || queued.has(event)) return
  queued.add(event)
  service.adapter ??= service.start().catch(() => undefined)
  const adapter = await service.adapter
  if (!adapter) return
  if (!isAllowed(service)) {
    queued.delete(event)
    return
  }
  let address = window.location.origin + event.path
  if (event.name === 'page_view') {
    // The first view that a service gets names the campaign, even if consent came on a later page.
    if (!service.hasSentView) address += campaign
    service.hasSentView = true
  }
  ignoreErrors(() => adapter.send(event, address))
  if (!measuresVitals) measureVitals(landingPath ?? event.path)
}

/** Loads the web-vitals library once a service is ready. It also reports what happened before that. */
function measureVitals(path: string) {
  measuresVitals = true
  import('./web-vitals.ts').then((m) => m.reportVitals(path, track)).catch(() => undefined)
}

/** Broken or blocked analytics must not affect the page. */
function ignoreErrors(call: () => void) {
  try {
    call()
  } catch {
    // Losing an event is fine.
  }
}

async function applyConsent() {
  for (const service of services) {
    for (const event of pageEvents) deliver(service, event)
    const adapter = await service.adapter
    if (adapter && !isAllowed(service)) ignoreErrors(adapter.withdraw)
  }
}

if (isMeasured) onConsentChange(applyConsent)
