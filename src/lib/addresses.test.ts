import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Loads the module as built for a site at this address. */
function builtFor(origin: string, base: string) {
  vi.stubEnv('BASE_URL', base)
  vi.stubEnv('VITE_SITE_URL', origin + base)
  return import('./addresses.ts')
}

test('at the root of a host, a path is its own href', async () => {
  const { hrefOf, pathOf, urlOf } = await builtFor('https://relaywell.example', '/')
  for (const path of ['/', '/services', '/foo/bar']) {
    expect(hrefOf(path)).toBe(path)
    expect(pathOf(path)).toBe(path)
    expect(urlOf(path)).toBe(`https://relaywell.example${path}`)
  }
})

test('in a folder, hrefs start with the folder and paths do not', async () => {
  const { hrefOf, pathOf, urlOf } = await builtFor('https://name.github.io', '/site/')
  for (const [path, address] of [
    ['/', '/site/'],
    ['/services', '/site/services'],
    ['/services#ai-chat', '/site/services#ai-chat'],
  ] as const) {
    expect(hrefOf(path)).toBe(address)
    expect(pathOf(address)).toBe(path)
    expect(urlOf(path)).toBe(`https://name.github.io${address}`)
  }
  expect(hrefOf('#contact')).toBe('#contact')
})

test('an address outside the folder leads to the not-found page', async () => {
  const { pathOf } = await builtFor('https://name.github.io', '/site/')
  for (const address of ['/', '/services', '/siteservices']) expect(pathOf(address)).toBe('/404')
})
