// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from './adapter.ts'

vi.mock('../settings.ts', () => ({
  settings: { gaMeasurementId: 'G-TEST', plausible: { domain: 'relaywell.example' } },
}))

const google = { send: vi.fn(), stop: vi.fn() }
const plausible = { send: vi.fn(), stop: vi.fn() }
vi.mock('./google.ts', () => ({ googleAdapter: () => google }))
vi.mock('./plausible.ts', () => ({ plausibleAdapter: () => plausible }))
vi.mock('./web-vitals.ts', () => ({ reportVitals: vi.fn() }))

const view = (path: string): AnalyticsEvent => ({ name: 'page_view', path, title: path })
const depth = (path: string, percent: number): AnalyticsEvent => ({
  name: 'scroll_depth',
  path,
  percent,
})

/** What a service was sent, in order: the path of each view, the percentage of each depth. */
const heard = ({ send }: typeof google) =>
  send.mock.calls.map(([event]) => (event.name === 'page_view' ? event.path : event.percent))

/** Loads the module as a document at this address would. */
async function open(address = '/') {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const { track } = await import('./analytics.ts')
  const { setConsent } = await import('./consent.ts')
  return { track, setConsent }
}

/** Adapters are loaded asynchronously. */
const delivered = () => vi.dynamicImportSettled().then(() => new Promise((r) => setTimeout(r)))

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

test('consent withdrawn in another tab stops the service here', async () => {
  const { track, setConsent } = await open()
  track(view('/'))
  setConsent('granted')
  await delivered()
  expect(heard(google)).toEqual(['/'])

  localStorage.setItem('analytics-consent', 'denied')
  track(depth('/', 25))
  await delivered()
  expect(heard(google), 'before the event arrives').toEqual(['/'])

  window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }))
  await delivered()
  expect(google.stop).toHaveBeenCalled()
  track(view('/about'))
  await delivered()
  expect(heard(google)).toEqual(['/'])
})
