import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { privacy } from '#content/privacy.yaml'

const { answer, lastSent } = privacy.keeping
const { nothing, google, plausible } = privacy.counting
const sentences = { answer, lastSent, nothing, google, plausible }

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
  const { Privacy } = await import('./privacy.tsx')
  const html = renderToStaticMarkup(<Privacy />)
  const found = Object.entries(sentences).filter(([, sentence]) => html.includes(sentence))
  expect(found.map(([name]) => name)).toEqual(expected)
})
