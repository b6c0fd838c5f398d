// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../routes.ts'
import { prefetchLinkedPages } from './prefetch.ts'

/** The paths of the pages that were asked for. */
let asked: string[]

beforeEach(() => {
  asked = []
  for (const { path, chunk } of routes)
    vi.spyOn(chunk, 'load').mockImplementation(async () => {
      asked.push(path)
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

const onConnection = (connection: object | undefined) =>
  vi.stubGlobal('navigator', { ...navigator, connection })

test.each([
  ['that the browser does not describe', undefined],
  ['that is fast', { saveData: false, effectiveType: '4g' }],
  ['that is 3G', { effectiveType: '3g' }],
])(
  'on a connection %s, the pages that links lead to are fetched, once each',
  async (_, connection) => {
    onConnection(connection)
    await prefetchLinkedPages()
    expect(asked.sort()).toEqual(['/about', '/services'])
  },
)

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %o nothing is fetched ahead',
  async (connection) => {
    onConnection(connection)
    await prefetchLinkedPages()
    expect(asked).toEqual([])
  },
)
