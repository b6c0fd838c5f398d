import { settings } from '../settings.ts'
import type { Adapter, AnalyticsEvent } from './adapter.ts'
import { consent, onConsentChange, privacyControl } from './consent.ts'

/** Whether a setting asks for a service that needs the visitor's consent. */
export const consentWanted = Boolean(settings.gaMeasurementId)

const wanted: (() => Promise<Adapter>)[] = []
if (settings.gaMeasurementId) {
  wanted.push(() => import('./google.ts').then((m) => m.googleAdapter(settings.gaMeasurementId)))
}
if (settings.plausible.domain) {
  wanted.push(() => import('./plausible.ts').then((m) => m.plausibleAdapter(settings.plausible)))
}

let adapters: Promise<Adapter[]> | undefined
let openPage: AnalyticsEvent | undefined

/** Sends an event to every service that a setting names and the visitor allows. Never throws. */
export function track(event: AnalyticsEvent) {
  if (event.name === 'page_view') openPage = event
  if (wanted.length === 0 || privacyControl()) return
  if (consentWanted && !settings.plausible.domain && consent() !== 'granted') return
  adapters ??= load()
  adapters.then((loaded) => {
    for (const adapter of loaded) deliver(adapter, event)
  })
}

function deliver(adapter: Adapter, event: AnalyticsEvent) {
  if (adapter.needsConsent && consent() !== 'granted') return
  unharmed(() => adapter.send(event))
}

/** Analytics that is broken or blocked never affects the page. */
function unharmed(call: () => void) {
  try {
    call()
  } catch {
    // Nobody misses an event.
  }
}

async function load(): Promise<Adapter[]> {
  const results = await Promise.allSettled(wanted.map((start) => start()))
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

onConsentChange(async () => {
  const granted = consent() === 'granted'
  if (granted) adapters ??= load()
  for (const adapter of (await adapters) ?? []) {
    if (!adapter.needsConsent) continue
    // The page that was open when the visitor said yes is the first that counts.
    if (granted && openPage) deliver(adapter, openPage)
    if (!granted) unharmed(adapter.stop)
  }
})
