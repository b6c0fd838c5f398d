import { afterAll, expect, test, vi } from 'vitest'
import { readContent } from '../prerender/content/read-content.ts'
import { changed, copyOfContent } from '../prerender/content/test-support.ts'
import { lostAddresses } from './addresses.ts'

const copy = await copyOfContent(afterAll)
const report = (...changes: [file: string, text: string][]) =>
  lostAddresses(copy, readContent(copy, { drafts: new Map(changes) })).map(({ message }) => message)
const [pricing, moved] = changed(copy, 'pricing.meta.path: /cost')
const named = moved.replace('path: /cost', '$&\n  formerly: [/pricing]')

test('once the site has an address, those of its pages are named when they lead nowhere', () => {
  expect([report(), report([pricing, moved])]).toEqual([[], []])
  vi.stubEnv('VITE_SITE_URL', 'https://site.example')
  expect([report(), report([pricing, named])]).toEqual([[], []])
  vi.unstubAllEnvs()
  // The cases have moved with their index.
  const work = changed(copy, 'work.meta.path: /cases')
  for (const _ of ['each time', 'again'])
    expect(report([pricing, moved], work)).toEqual([
      '/pricing (content/en/pricing.yaml) leads nowhere now.',
      '/work (content/en/work.yaml) leads nowhere now.',
    ])
})
