import { expect, test, vi } from 'vitest'
import { testContent } from '../../tests/support/site-content.tsx'

const { keeping, counting } = testContent.privacy
const { nothing, google, plausible } = counting
const sentences = { answer: keeping.answer, lastSent: keeping.lastSent, nothing, google, plausible }

type TestSettings = { gaMeasurementId?: string; domain?: string; throttleMs?: number }

test.each<[TestSettings, string[]]>([
  [{}, ['nothing']],
  [{ gaMeasurementId: 'G-TEST' }, ['answer', 'google']],
  [{ domain: 'a.example' }, ['plausible']],
  [{ gaMeasurementId: 'G-TEST', domain: 'a.example' }, ['answer', 'google', 'plausible']],
  [{ throttleMs: 1 }, ['lastSent', 'nothing']],
])('with the settings %o the privacy section says %o and nothing else', async (given, expected) => {
  const { gaMeasurementId = '', domain = '', throttleMs = 0 } = given
  vi.resetModules()
  vi.doMock('../lib/settings.ts', () => ({
    settings: { gaMeasurementId, plausible: { domain }, emailjs: { throttleMs } },
  }))
  const { privacyItems } = await import('./privacy.tsx')
  const text = privacyItems(testContent.privacy)
    .map((item) => item.text)
    .join(' ')
  const found = Object.entries(sentences).filter(([, sentence]) => text.includes(sentence))
  expect(found.map(([name]) => name)).toEqual(expected)
})
