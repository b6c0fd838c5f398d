// @vitest-environment happy-dom
import { track as plausible } from '@plausible-analytics/tracker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as library from 'web-vitals'
import type { AnalyticsEvent } from './adapter.ts'

const settings = vi.hoisted(() => ({ gaMeasurementId: '', plausible: { domain: '' } }))
vi.mock('../settings.ts', () => ({ settings }))
vi.mock('@plausible-analytics/tracker', () => ({ init: vi.fn(), track: vi.fn() }))
vi.mock('web-vitals', () => {
  const measures = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB']
  return Object.fromEntries(measures.map((name) => [name, vi.fn()]))
})
const measures = Object.values(library) as import('vitest').Mock[]

const at = (path: string) => window.location.origin + path
const view = (path: string): AnalyticsEvent => ({ name: 'page_view', path, title: path })
const depth = (path: string, percent: number): AnalyticsEvent => {
  return { name: 'scroll_depth', path, percent }
}

/** Every command for Google's tag, in order. */
function googleCommands() {
  const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
  return dataLayer.map((entry) => Array.from(entry))
}

/** The name and the parameters of every event. */
const googleEvents = () =>
  (googleCommands() as [string, string, Record<string, unknown>][])
    .filter(([kind]) => kind === 'event')
    .map(([, name, parameters]) => [name, parameters] as const)

/** In order: path and query of each page view, percentage of each scroll depth. */
const sentToGoogle = () =>
  googleEvents().map(([name, { page_location, percent_scrolled }]) =>
    name === 'page_view' ? String(page_location).replace(at(''), '') : percent_scrolled,
  )
const sentToPlausible = () =>
  vi
    .mocked(plausible)
    .mock.calls.map(([name, { url, props } = {}]) =>
      name === 'pageview' ? url!.replace(at(''), '') : Number(props?.percent),
    )

let consent: typeof import('./consent.ts').consent
let setConsent: typeof import('./consent.ts').setConsent
let track: typeof import('./analytics.ts').track
let trackPage: typeof import('./page-events.ts').trackPage

/** Loads the modules as a document at this address does. */
async function openDocument(address: string, given?: 'granted') {
  window.history.replaceState(null, '', address)
  ;({ track } = await import('./analytics.ts'))
  ;({ consent, setConsent } = await import('./consent.ts'))
  ;({ trackPage } = await import('./page-events.ts'))
  if (given) setConsent(given)
}

/** Waits for the adapters, which load asynchronously. */
async function deliveries() {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

async function send(...events: AnalyticsEvent[]) {
  for (const event of events) track(event)
  await deliveries()
}

async function answer(given: 'granted' | 'denied') {
  setConsent(given)
  await deliveries()
}

const setPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(document.head, 'append').mockReturnValue()
  Object.assign(settings, { gaMeasurementId: 'G-TEST', plausible: { domain: 'relaywell.example' } })
})

afterEach(() => {
  localStorage.clear()
  setPrivacyControl(false)
  vi.doUnmock('./google.ts')
  vi.restoreAllMocks()
  vi.clearAllMocks()
  Reflect.deleteProperty(window, 'dataLayer')
})

const path = '/about'
const page = { page_path: path, page_location: at(path) }
const failed = { outcome: 'failed', kind: 'status 500' } as const
const vital = { metric: 'CLS', value: 0.1, rating: 'good', id: 'v1' } as const

const sent = { outcome: 'sent' } as const

test.each<[AnalyticsEvent, google: object, plausible: object]>([
  [{ name: 'page_view', path, title: 'About' }, { page_title: 'About' }, { title: 'About' }],
  [depth(path, 25), { percent_scrolled: 25 }, { percent: '25' }],
  [{ name: 'contact_send', path, ...sent }, { ...sent, kind: undefined }, sent],
  [{ name: 'contact_send', path, ...failed }, failed, failed],
  [
    { name: 'web_vital', path, ...vital },
    { metric_name: 'CLS', metric_value: 0.1, metric_rating: 'good', metric_id: 'v1' },
    { metric: 'CLS', value: '0.1', rating: 'good' },
  ],
])('each service receives these properties and no others of %j', async (event, google, props) => {
  await openDocument(path, 'granted')
  await send(event)
  expect(googleEvents()).toStrictEqual([[event.name, { ...page, ...google }]])
  const name = event.name === 'page_view' ? 'pageview' : event.name
  expect(vi.mocked(plausible).mock.calls).toStrictEqual([[name, { url: at(path), props }]])
})

test('Google’s tag is configured without consent, which is granted just before the first event', async () => {
  await openDocument('/', 'granted')
  await send(view('/'), depth('/', 25))
  const storage = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
  expect(googleCommands()).toEqual([
    ['consent', 'default', Object.fromEntries(storage.map((name) => [name, 'denied']))],
    ['js', expect.any(Date)],
    ['config', 'G-TEST', { send_page_view: false }],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['event', 'page_view', expect.anything()],
    ['event', 'scroll_depth', expect.anything()],
  ])
})

test('nothing is sent, loaded or measured under Global Privacy Control', async () => {
  setPrivacyControl(true)
  localStorage.setItem('analytics-consent', 'granted')
  await openDocument('/')
  track(view('/'))
  setConsent('granted')
  await send(view('/about'))
  expect(consent(), 'so there is nothing to ask').toBe('denied')
  expect([googleCommands(), sentToPlausible()]).toEqual([[], []])
  expect(document.head.append).not.toHaveBeenCalled()
  for (const measure of measures) expect(measure).not.toHaveBeenCalled()
})

const fail = () => {
  throw new Error('broken')
}
const brokenAdapter = () => ({ googleAdapter: () => ({ send: fail, stop: fail }) })
const refuseScripts = () => vi.spyOn(document.head, 'append').mockImplementation(fail)

test.each<[string, () => unknown]>([
  ['whose chunk is blocked', () => vi.doMock('./google.ts', fail)],
  ['whose script throws', () => vi.doMock('./google.ts', brokenAdapter)],
  ['whose script cannot be added', refuseScripts],
])('a service %s affects neither the page nor the other service', async (_, breakGoogle) => {
  breakGoogle()
  await openDocument('/', 'granted')
  await send(view('/'), view('/about'))
  // Vitest fails the run if a rejection is unhandled.
  await answer('denied')
  expect(sentToPlausible()).toEqual(['/', '/about'])
})

test('a render error is reported by its type, without its message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openDocument('/about?email=a@b.example', 'granted')
  const { reportRenderError } = await import('../report-error.ts')
  reportRenderError(new RangeError('secret words'))
  await deliveries()
  const description = 'RangeError'
  expect(googleEvents()).toEqual([['exception', { ...page, description, fatal: true }]])
  const properties = { url: at(path), props: { kind: description } }
  expect(vi.mocked(plausible).mock.calls).toEqual([['exception', properties]])
})

test('Web Vitals are measured once, after consent, and reported for the page that was loaded', async () => {
  settings.plausible.domain = ''
  await openDocument('/')
  await send(view('/'), view('/about'))
  for (const measure of measures) expect(measure).not.toHaveBeenCalled()

  setConsent('granted')
  await send(view('/services'))
  for (const measure of measures) {
    expect(measure).toHaveBeenCalledOnce()
    const name = measure === library.onCLS ? 'CLS' : 'LCP'
    measure.mock.lastCall![0]({ name, value: 1234.56789, rating: 'poor', id: 'v1' })
  }
  await deliveries()
  const vitals = googleEvents().filter(([name]) => name === 'web_vital')
  expect(vitals.map(([, { page_path, metric_value }]) => [page_path, metric_value])).toEqual(
    [1234.5679, 1235, 1235, 1235, 1235].map((value) => ['/', value]),
  )
})

test('withdrawing consent in another tab stops the service here', async () => {
  await openDocument('/')
  track(view('/'))
  await answer('granted')
  localStorage.setItem('analytics-consent', 'denied')
  await send(depth('/', 25))
  expect(sentToGoogle(), 'before the storage event').toEqual(['/'])

  window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }))
  await deliveries()
  expect(window).toHaveProperty('ga-disable-G-TEST', true)
  expect(googleCommands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  await send(view('/about'))
  expect(sentToGoogle()).toEqual(['/'])
})

test('the first page view carries the campaign parameters unchanged and nothing else of the query', async () => {
  const campaign = '?utm_source=news%20letter&gclid=C+1&ref=x&utm_id='
  await openDocument(`/${campaign}&email=a@b.example&reference=y#contact`)
  await send(view('/'), depth('/', 25), view('/about'))
  expect(sentToPlausible()).toEqual([`/${campaign}`, 25, '/about'])
  expect(vi.mocked(plausible).mock.calls[1]![1]!.url).toBe(at('/'))

  // Google gets its first view after consent on a later page. It names the original campaign.
  window.history.replaceState(null, '', '/about?utm_source=another')
  setConsent('granted')
  await send(view('/'))
  expect(sentToGoogle()).toEqual([`/about${campaign}`, '/'])
  expect(sentToPlausible().slice(3)).toEqual(['/'])
})

test('giving consent reports the current page once, with the scroll depths reached so far', async () => {
  await openDocument('/')
  await send(view('/'), view('/about'), depth('/about', 25), depth('/about', 50))
  expect(sentToGoogle()).toEqual([])
  await answer('granted')
  expect(sentToGoogle()).toEqual(['/about', 25, 50])

  setConsent('denied')
  await send(depth('/about', 75))
  await answer('granted')
  expect(sentToGoogle()).toEqual(['/about', 25, 50, 75])
  expect(sentToPlausible()).toEqual(['/', '/about', 25, 50, 75])
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
  expect(sentToPlausible(), 'leaving the document').toEqual(['/', 25, 50])

  scrollTo(1000)
  scrollTo(0)
  leave()
  trackPage('/about')
  await deliveries()
  expect(sentToPlausible(), 'a route change').toEqual(['/', 25, 50, 75, 90, 100, '/about'])
})
