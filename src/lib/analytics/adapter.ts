/** What the site tells an analytics service. Nothing in it is personal. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string; title: string }
  | { name: 'scroll_depth'; path: string; percent: number }
  | { name: 'contact_send'; path: string; outcome: 'sent' | 'failed'; kind?: string }

export type Adapter = {
  send: (event: AnalyticsEvent) => void
  /** Called when the visitor takes the consent back. */
  stop: () => void
}
