import type { Adapter, AnalyticsEvent } from './adapter.ts'

type Gtag = (...args: unknown[]) => void
type DataLayerWindow = Window & { dataLayer?: unknown[] } & Record<string, unknown>

/**
 * Google Analytics 4 with gtag.js, loaded after the visitor has consented. The defaults of consent mode have
 * to come before `config` (https://developers.google.com/tag-platform/security/guides/consent). We send page
 * views ourselves, because gtag.js misses client-side navigation.
 */
export function googleAdapter(measurementId: string): Adapter {
  const view = window as unknown as DataLayerWindow
  view.dataLayer ??= []
  const { dataLayer } = view
  const gtag: Gtag = function () {
    // gtag.js expects arguments objects, not arrays.
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  const disabled = `ga-disable-${measurementId}`

  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false })

  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)

  let granted = false
  return {
    send(event, address) {
      if (!granted) gtag('consent', 'update', { analytics_storage: 'granted' })
      granted = true
      view[disabled] = false
      const page = { page_path: event.path, page_location: address }
      gtag('event', event.name, { ...page, ...parametersOf(event) })
    },
    withdraw() {
      granted = false
      view[disabled] = true
      gtag('consent', 'update', { analytics_storage: 'denied' })
      deleteCookies()
    },
  }
}

/** Google sets its cookies on the widest domain that accepts them, so try every parent domain. */
function deleteCookies() {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]!)
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each))) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new in Firefox and Safari
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}

function parametersOf(event: AnalyticsEvent) {
  switch (event.name) {
    case 'page_view':
      return { page_title: event.title }
    case 'scroll_depth':
      return { percent_scrolled: event.percent }
    case 'contact_send':
      return { outcome: event.outcome, kind: event.kind }
    case 'web_vital': {
      const { metric, value, rating, id } = event
      return { metric_name: metric, metric_value: value, metric_rating: rating, metric_id: id }
    }
    case 'exception':
      return { description: event.kind, fatal: true }
    default:
      return {}
  }
}
