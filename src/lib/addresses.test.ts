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

test.each([
  ['https://relaywell.example', '/', '/', '/'],
  ['https://relaywell.example', '/', '/foo/bar', '/foo/bar'],
  ['https://name.github.io', '/site/', '/', '/site/'],
  ['https://name.github.io', '/site/', '/services', '/site/services'],
  ['https://name.github.io', '/site/', '/services#ai-chat', '/site/services#ai-chat'],
])('on %s%s, the page %s has the address %s', async (origin, base, path, address) => {
  const { hrefOf, pathOf, urlOf } = await builtFor(origin, base)
  expect([hrefOf(path), pathOf(address), urlOf(path)]).toEqual([address, path, origin + address])
  expect(hrefOf('#contact')).toBe('#contact')
})

test('an address outside the folder leads to the not-found page', async () => {
  const { pathOf } = await builtFor('https://name.github.io', '/site/')
  for (const address of ['/', '/services', '/siteservices']) expect(pathOf(address)).toBe('/404')
})
