/** An event for the analytics services. It contains no personal data. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string; title: string }
  | { name: 'scroll_depth'; path: string; percent: number }
  | { name: 'contact_send'; path: string; outcome: 'sent' | 'failed'; kind?: string }
  | { name: 'booking_click'; path: string }
  | { name: 'exception'; path: string; kind: string }
  | ({ name: 'web_vital'; path: string } & Vital)

/** A Web Vital (https://web.dev/articles/vitals). The value is in milliseconds; for CLS it is a score. */
type Vital = {
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  /** Random, new with each page load. A later value with the same id replaces an earlier one. */
  id: string
}

export type Adapter = {
  /** @param address absolute URL of the page that the event belongs to */
  send: (event: AnalyticsEvent, address: string) => void
  withdraw: () => void
}
