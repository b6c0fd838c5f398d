// @vitest-environment happy-dom
import { track as plausible } from '@plausible-analytics/tracker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from './adapter.ts'

vi.mock('../settings.ts', () => ({
  settings: { gaMeasurementId: 'G-TEST', plausible: { domain: 'relaywell.example' } },
}))
vi.mock('@plausible-analytics/tracker', () => ({ init: vi.fn(), track: vi.fn() }))
vi.mock('./web-vitals.ts', () => ({ reportVitals: vi.fn() }))

const view = (path: string): AnalyticsEvent => ({ name: 'page_view', path, title: path })
const depth = (path: string, percent: number): AnalyticsEvent => ({
  name: 'scroll_depth',
  path,
  percent,
})

type Sent = { name: string; location: string; percent?: unknown }

function sentToGoogle(): Sent[] {
  const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
  return dataLayer.flatMap((entry) => {
    const [kind, name, parameters] = Array.from(entry) as [string, string, Record<string, string>]
    if (kind !== 'event') return []
    return { name, location: parameters.page_location!, percent: parameters.percent_scrolled }
  })
}

const sentToPlausible = (): Sent[] =>
  vi.mocked(plausible).mock.calls.map(([name, { url, props } = {}]) => ({
    name: name === 'pageview' ? 'page_view' : name,
    location: url!,
    percent: props?.percent && Number(props.percent),
  }))

/** In order: path and query of each page view, percentage of each scroll depth. */
const summary = (sent: Sent[]) =>
  sent.map(({ name, location, percent }) =>
    name === 'page_view' ? location.replace(window.location.origin, '') : percent,
  )

let setConsent: typeof import('./consent.ts').setConsent
let track: typeof import('./analytics.ts').track
let trackPage: typeof import('./page-events.ts').trackPage

/** Loads the modules as a document at this address does. */
async function openDocument(address: string) {
  window.history.replaceState(null, '', address)
  ;({ track } = await import('./analytics.ts'))
  ;({ setConsent } = await import('./consent.ts'))
  ;({ trackPage } = await import('./page-events.ts'))
}

/** Waits for the adapters, which load asynchronously. */
async function deliveries() {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(document.head, 'append').mockReturnValue()
})

afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  Reflect.deleteProperty(window, 'dataLayer')
})

test('withdrawing consent in another tab stops the service here', async () => {
  await openDocument('/')
  track(view('/'))
  setConsent('granted')
  await deliveries()
  expect(summary(sentToGoogle())).toEqual(['/'])

  localStorage.setItem('analytics-consent', 'denied')
  track(depth('/', 25))
  await deliveries()
  expect(summary(sentToGoogle()), 'before the storage event').toEqual(['/'])

  window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }))
  await deliveries()
  expect(window).toHaveProperty('ga-disable-G-TEST', true)
  track(view('/about'))
  await deliveries()
  expect(summary(sentToGoogle())).toEqual(['/'])
})

test('the first page view carries the campaign parameters unchanged and nothing else of the query', async () => {
  await openDocument(
    '/?email=a@b.example&utm_source=news%20letter&gclid=C+1&ref=x&utm_id=&reference=y#contact',
  )
  track(view('/'))
  track(depth('/', 25))
  track(view('/about'))
  await deliveries()
  const campaign = '?utm_source=news%20letter&gclid=C+1&ref=x&utm_id='
  expect(summary(sentToPlausible())).toEqual([`/${campaign}`, 25, '/about'])
  expect(sentToPlausible()[1]!.location).toBe(`${window.location.origin}/`)

  // Google gets its first view after consent on a later page. It names the original campaign.
  window.history.replaceState(null, '', '/about?utm_source=another')
  setConsent('granted')
  track(view('/'))
  await deliveries()
  expect(summary(sentToGoogle())).toEqual([`/about${campaign}`, '/'])
  expect(summary(sentToPlausible())).toEqual([`/${campaign}`, 25, '/about', '/'])
})

test('giving consent reports the current page once, with the scroll depths reached so far', async () => {
  await openDocument('/')
  track(view('/'))
  track(view('/about'))
  track(depth('/about', 25))
  track(depth('/about', 50))
  await deliveries()
  expect(summary(sentToGoogle())).toEqual([])

  setConsent('granted')
  await deliveries()
  expect(summary(sentToGoogle())).toEqual(['/about', 25, 50])

  setConsent('denied')
  track(depth('/about', 75))
  await deliveries()
  setConsent('granted')
  await deliveries()
  expect(summary(sentToGoogle())).toEqual(['/about', 25, 50, 75])
  expect(summary(sentToPlausible())).toEqual(['/', '/about', 25, 50, 75])
})

/** Scrolls the document, which is 1000 px longer than the viewport. */
function scrollTo(scrollTop: number) {
  const { documentElement } = document
  for (const [name, value] of Object.entries({ scrollTop, clientHeight: 500, scrollHeight: 1500 }))
    Object.defineProperty(documentElement, name, { value, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test('scroll depths reached just before leaving are reported for the page that is left', async () => {
  await openDocument('/')
  const leave = trackPage('/')
  scrollTo(300)
  scrollTo(600)
  window.dispatchEvent(new Event('pagehide'))
  await deliveries()
  expect(summary(sentToPlausible()), 'leaving the document').toEqual(['/', 25, 50])

  scrollTo(1000)
  scrollTo(0)
  leave()
  trackPage('/about')
  await deliveries()
  expect(summary(sentToPlausible()), 'a route change').toEqual(['/', 25, 50, 75, 90, 100, '/about'])
  expect(sentToPlausible()[6]!.location).toBe(`${window.location.origin}/about`)
})
