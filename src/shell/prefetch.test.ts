// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { chunkFor } from '../lib/page-chunk.ts'
import { routes } from '../routes.ts'
import { prefetchLinkedPages } from './prefetch.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const links = `
  <a href="/about">About</a> <a href="/services#ai-chat">AI chat</a> <a href="/services">Services</a>
  <a href="#contact">Contact</a> <a href="/feed.xml">Feed</a> <a href="https://relaywell.example/">Elsewhere</a>`

const inDocument = '<div id="document"><a href="/services">All</a></div>'

test.each([
  ['of unknown speed', undefined, '', ['/about', '/services']],
  ['with 4G', { saveData: false, effectiveType: '4g' }, '', ['/about', '/services']],
  ['that saves data', { saveData: true }, '', []],
  ['with 2G', { effectiveType: '2g' }, '', []],
  ['with slow 2G', { effectiveType: 'slow-2g' }, '', []],
  ['of a page whose words are in its document', undefined, inDocument, ['/services']],
])('a connection %s %j %s prefetches %j, each once', async (_, connection, text, expected) => {
  const requested: string[] = []
  for (const { paths } of routes)
    vi.spyOn(chunkFor(Object.values(paths)[0]!), 'load').mockImplementation(async () => {
      requested.push(...Object.values(paths).slice(0, 1))
      return () => null
    })
  document.body.innerHTML = links + text
  window.history.replaceState(null, '', '/about')
  vi.stubGlobal('navigator', { ...navigator, connection })
  await prefetchLinkedPages()
  expect(requested.sort()).toEqual(expected)
})
