/** What the site tells an analytics service. Nothing in it is personal. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string; title: string }
  | { name: 'scroll_depth'; path: string; percent: number }
  | { name: 'contact_send'; path: string; outcome: 'sent' | 'failed'; kind?: string }
  | { name: 'exception'; path: string; kind: string }
  | ({ name: 'web_vital'; path: string } & Vital)

/** How fast and steady a page was (https://web.dev/articles/vitals): milliseconds, or a layout shift's score. */
type Vital = {
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  /** Of this measurement, so that a later value replaces an earlier one. Made up anew for each page load. */
  id: string
}

export type Adapter = {
  /** @param address of the page that the event belongs to */
  send: (event: AnalyticsEvent, address: string) => void
  /** Called when the visitor takes the consent back. */
  stop: () => void
}
