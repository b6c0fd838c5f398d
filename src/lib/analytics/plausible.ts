import { init, track } from '@plausible-analytics/tracker'
import type { Adapter, AnalyticsEvent } from './adapter.ts'

/** Plausible, which sets no cookies and so needs no consent. As with Google, we send page views ourselves. */
export function plausibleAdapter(options: { domain: string; endpoint: string }): Adapter {
  init({ ...options, autoCapturePageviews: false, logging: false })
  return {
    send(event, url) {
      track(event.name === 'page_view' ? 'pageview' : event.name, {
        url,
        props: properties(event),
      })
    },
    withdraw() {},
  }
}

function properties(event: AnalyticsEvent): Record<string, string> {
  switch (event.name) {
    case 'page_view':
      return { title: event.title }
    case 'scroll_depth':
      return { percent: String(event.percent) }
    case 'contact_send':
      return event.kind ? { outcome: event.outcome, kind: event.kind } : { outcome: event.outcome }
    case 'web_vital':
      return { metric: event.metric, value: String(event.value), rating: event.rating }
    case 'exception':
      return { kind: event.kind }
    default:
      return {}
  }
}
