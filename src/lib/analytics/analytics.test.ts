// @vitest-environment happy-dom
import { track as plausible } from '@plausible-analytics/tracker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as library from 'web-vitals'
import type { AnalyticsEvent } from './adapter.ts'

vi.mock('@plausible-analytics/tracker', () => ({ init: vi.fn(), track: vi.fn() }))
vi.mock('web-vitals', () => {
  const measures = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB']
  return Object.fromEntries(measures.map((name) => [name, vi.fn()]))
})
const measures = Object.values(library) as import('vitest').Mock[]

const path = '/about'
const at = (path: string) => window.location.origin + path
const view = (path: string): AnalyticsEvent => ({ name: 'page_view', path, title: path })
const depth = (percent: number): AnalyticsEvent => ({ name: 'scroll_depth', path, percent })

/** Every command for Google's tag, in order. */
function googleCommands() {
  const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
  return dataLayer.map((entry) => Array.from(entry) as [string, string, Record<string, unknown>])
}

/** In order: each change of consent, path and query of each page view, percentage of each scroll depth. */
const sentToGoogle = () =>
  googleCommands()
    .filter(([kind, name]) => kind === 'event' || name === 'update')
    .map(
      ([, , { analytics_storage, page_location, percent_scrolled }]) =>
        analytics_storage ?? percent_scrolled ?? String(page_location).replace(at(''), ''),
    )

const eventsSentToPlausible = () => vi.mocked(plausible).mock.calls
const sentToPlausible = () =>
  eventsSentToPlausible().map(
    ([, { url = '', props } = {}]) => Number(props?.percent) || url.replace(at(''), ''),
  )

const load = async () => ({
  ...(await import('./analytics.ts')),
  ...(await import('./consent.ts')),
  ...(await import('./page-events.ts')),
})
let { track, setConsent, trackPage } = {} as Awaited<ReturnType<typeof load>>

/** Loads the modules as a document at this address does. */
async function openDocument(address: string, given?: 'granted') {
  window.history.replaceState(null, '', address)
  ;({ track, setConsent, trackPage } = await load())
  if (given) setConsent(given)
}

/** Sends these events, and waits for the adapters, which load asynchronously. */
async function send(...events: AnalyticsEvent[]) {
  for (const event of events) track(event)
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(document.head, 'append').mockReturnValue()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST')
  vi.stubEnv('VITE_PLAUSIBLE_DOMAIN', 'relaywell.example')
})

afterEach(() => {
  localStorage.clear()
  for (const name of ['dataLayer', 'ga-disable-G-TEST']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  vi.doUnmock('./google.ts')
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const page = { page_path: path, page_location: at(path) }
const failed = { outcome: 'failed', kind: 'status 500' } as const
const vital = { metric: 'CLS', value: 0.1, rating: 'good', id: 'v1' } as const

test.each<[AnalyticsEvent, google: object, plausible: object]>([
  [{ name: 'page_view', path, title: 'About' }, { page_title: 'About' }, { title: 'About' }],
  [depth(25), { percent_scrolled: 25 }, { percent: '25' }],
  [{ name: 'contact_send', path, ...failed }, failed, failed],
  [{ name: 'booking_click', path }, {}, {}],
  [{ name: 'exception', path, kind: 'E' }, { description: 'E', fatal: true }, { kind: 'E' }],
  [
    { name: 'web_vital', path, ...vital },
    { metric_name: 'CLS', metric_value: 0.1, metric_rating: 'good', metric_id: 'v1' },
    { metric: 'CLS', value: '0.1', rating: 'good' },
  ],
])('each service receives these properties and no others of %j', async (event, google, props) => {
  await openDocument(path, 'granted')
  await send(event)
  const storage = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
  expect(googleCommands()).toStrictEqual([
    ['consent', 'default', Object.fromEntries(storage.map((name) => [name, 'denied']))],
    ['js', expect.any(Date)],
    ['config', 'G-TEST', { send_page_view: false }],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['event', event.name, { ...page, ...google }],
  ])
  const name = event.name === 'page_view' ? 'pageview' : event.name
  expect(eventsSentToPlausible()).toStrictEqual([[name, { url: at(path), props }]])
})

/** The visitor opens two pages, then makes these choices, and scrolls on after each. */
test.each<[choices: ('granted' | 'denied')[], google: unknown[], isDisabled?: boolean]>([
  [[], []],
  [['denied'], []],
  [['granted'], ['granted', path, 25], false],
  [['granted', 'denied'], ['granted', path, 25, 'denied'], true],
  [['granted', 'denied', 'granted'], ['granted', path, 25, 'denied', 'granted', 50, 75], false],
])('with the choices %j Google receives %j, and Plausible everything', async (...row) => {
  const [choices, google, isDisabled] = row
  await openDocument('/')
  await send(view('/'), view(path))
  for (const [index, choice] of choices.entries()) {
    setConsent(choice)
    await send()
    await send(depth(25 * (index + 1)))
  }
  expect(sentToGoogle()).toEqual(google)
  expect(document.head.append).toHaveBeenCalledTimes(google.length > 0 ? 1 : 0)
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(isDisabled)
  expect(sentToPlausible()).toEqual(['/', path, ...[25, 50, 75].slice(0, choices.length)])
})

test('nothing is sent, loaded or measured under Global Privacy Control', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  await openDocument('/', 'granted')
  await send(view('/'))
  expect([googleCommands(), sentToPlausible()]).toEqual([[], []])
  expect(document.head.append).not.toHaveBeenCalled()
  for (const measure of measures) expect(measure).not.toHaveBeenCalled()
})

test('a service that fails to load affects neither the page nor the other service', async () => {
  vi.doMock('./google.ts', () => Promise.reject(new Error('blocked')))
  await openDocument('/', 'granted')
  await send(view('/'))
  // Vitest fails the run if a rejection is unhandled.
  setConsent('denied')
  await send(view('/about'))
  expect(sentToPlausible()).toEqual(['/', '/about'])
})

test('Web Vitals are measured once, after consent, and reported for the page that was loaded', async () => {
  vi.stubEnv('VITE_PLAUSIBLE_DOMAIN', '')
  await openDocument('/')
  await send(view('/'), view('/about'))
  setConsent('granted')
  await send(view('/services'))
  for (const measure of measures) {
    expect(measure).toHaveBeenCalledOnce()
    measure.mock.lastCall![0]({ name: 'CLS', value: 0.1234567, rating: 'poor', id: 'v1' })
  }
  await send()
  const vitals = googleCommands().filter(([, name]) => name === 'web_vital')
  expect(vitals.map(([, , { page_path, metric_value }]) => [page_path, metric_value])).toEqual(
    measures.map(() => ['/', 0.1235]),
  )
})

test('the first page view carries the campaign parameters unchanged and nothing else of the query', async () => {
  const campaign = '?utm_source=news%20letter&gclid=C+1&ref=x&utm_id='
  await openDocument(`/${campaign}&email=a@b.example&reference=y#contact`)
  await send(view('/'), view('/about'))
  expect(sentToPlausible()).toEqual([`/${campaign}`, '/about'])

  // Google gets its first view after consent on a later page. It names the original campaign.
  setConsent('granted')
  await send(view('/'))
  expect(sentToGoogle()).toEqual(['granted', `/about${campaign}`, '/'])
})

function scrollTo(scrollTop: number) {
  document.documentElement.scrollTop = scrollTop
  window.dispatchEvent(new Event('scroll'))
}

test('the scroll depths reached are reported when the visitor leaves', async () => {
  await openDocument('/')
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000)
  const endTracking = trackPage('/')
  scrollTo(300)
  scrollTo(600)
  window.dispatchEvent(new Event('pagehide'))
  await send()
  expect(sentToPlausible(), 'leaving the document').toEqual(['/', 25, 50])
  scrollTo(1000)
  scrollTo(0)
  endTracking()
  await send()
  expect(sentToPlausible()).toEqual(['/', 25, 50, 75, 90, 100])
})
