// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunkFor } from '../lib/page-chunk.ts'
import { routes } from '../routes.ts'
import { prefetchLinkedPages } from './prefetch.ts'

/** Paths of the pages whose chunks were requested. */
let requested: string[]

beforeEach(() => {
  requested = []
  for (const { paths } of routes)
    vi.spyOn(chunkFor(Object.values(paths)[0]!), 'load').mockImplementation(async () => {
      requested.push(...Object.values(paths).slice(0, 1))
      return () => null
    })
  document.body.innerHTML = `
    <a href="/about">About</a> <a href="/services#ai-chat">AI chat</a> <a href="/services">Services</a>
    <a href="#contact">Contact</a> <a href="/feed.xml">Feed</a> <a href="https://relaywell.example/">Elsewhere</a>`
  window.history.replaceState(null, '', '/about')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const setConnection = (connection: object | undefined) =>
  vi.stubGlobal('navigator', { ...navigator, connection })

test.each([
  ['of unknown speed', undefined],
  ['with 4G', { saveData: false, effectiveType: '4g' }],
  ['with 3G', { effectiveType: '3g' }],
])('prefetches each linked page once on a connection %s', async (_, connection) => {
  setConnection(connection)
  await prefetchLinkedPages()
  expect(requested.sort()).toEqual(['/about', '/services'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on a connection with %o',
  async (connection) => {
    setConnection(connection)
    await prefetchLinkedPages()
    expect(requested).toEqual([])
  },
)

test('prefetches only what the text links to, on a page whose words are in its document', async () => {
  setConnection(undefined)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="document"><a href="/services">All</a></div>',
  )
  await prefetchLinkedPages()
  expect(requested).toEqual(['/services'])
})
