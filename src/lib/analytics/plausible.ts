import { init, track } from '@plausible-analytics/tracker'
import type { Adapter, AnalyticsEvent } from './adapter.ts'

/** Plausible, which sets no cookies and so needs no consent. As with Google, we send page views ourselves. */
export function plausibleAdapter(options: { domain: string; endpoint: string }): Adapter {
  init({ ...options, autoCapturePageviews: false, logging: false })
  return {
    send(event, url) {
      const name = event.name === 'page_view' ? 'pageview' : event.name
      track(name, { url, props: propertiesOf(event) })
    },
    withdraw() {},
  }
}

/** Everything that an event says, but for its path, which is in the address, and the id of a web vital. */
function propertiesOf({ name: _, path, ...event }: AnalyticsEvent): Record<string, string> {
  const properties = Object.entries(event).filter(([key, value]) => key !== 'id' && value)
  return Object.fromEntries(properties.map(([key, value]) => [key, String(value)]))
}
