import { expect, test, vi } from 'vitest'
import { testContent } from '../../tests/support/site-content.tsx'
import { fill } from '../lib/fill.ts'

const { sending, keeping, counting } = testContent.privacy
const { nothing, google, plausible } = counting
const fallback = fill(sending.fallback!, { host: 'second.example' })
const { answer, lastSent } = keeping
const sentences = { fallback, answer, lastSent, nothing, google, plausible }

type TestSettings = { url?: string; gaMeasurementId?: string; domain?: string; throttleMs?: number }

test.each<[TestSettings, string[]]>([
  [{}, ['nothing']],
  [{ url: 'https://second.example/f/1' }, ['fallback', 'nothing']],
  [{ gaMeasurementId: 'G-TEST' }, ['answer', 'google']],
  [{ domain: 'a.example' }, ['plausible']],
  [{ gaMeasurementId: 'G-TEST', domain: 'a.example' }, ['answer', 'google', 'plausible']],
  [{ throttleMs: 1 }, ['lastSent', 'nothing']],
])('with the settings %o the privacy section says %o and nothing else', async (given, expected) => {
  const { url = '', gaMeasurementId = '', domain = '', throttleMs = 0 } = given
  vi.resetModules()
  vi.stubEnv('VITE_CONTACT_FALLBACK_URL', url)
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', gaMeasurementId)
  vi.stubEnv('VITE_PLAUSIBLE_DOMAIN', domain)
  vi.doMock('../lib/settings.ts', () => ({ settings: { emailjs: { throttleMs } } }))
  const { privacyItems } = await import('./privacy.tsx')
  const text = privacyItems(testContent.privacy)
    .map((item) => item.text)
    .join(' ')
  const found = Object.entries(sentences).filter(([, sentence]) => text.includes(sentence))
  expect(found.map(([name]) => name)).toEqual(expected)
})
