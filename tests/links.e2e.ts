import { builtDocument } from './support/html.ts'
import { everyPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'

/** Every address that a document names, with the way that it names it. */
async function namedAddresses(...asked: Parameters<typeof builtDocument>) {
  const { document } = await builtDocument(...asked)
  const ofAttributes = ['href', 'src', 'action', 'poster'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => ({
      element: element.tagName.toLowerCase(),
      address: element.getAttribute(name) ?? '',
    })),
  )
  const ofMeta = [...document.querySelectorAll('meta[content^="http"]')].map((element) => ({
    element: 'meta',
    address: element.getAttribute('content') ?? '',
  }))
  return [...ofAttributes, ...ofMeta]
}

test.describe('The addresses in the documents', () => {
  for (const { path } of everyPage) {
    test(`of ${path} on this site are alive, down to the hash`, async ({ request }) => {
      const all = await namedAddresses(request, path)
      const own = all
        .map(({ address }) => new URL(address, siteUrl + path))
        .filter(({ origin }) => origin === siteUrl)
      expect(own.length).toBeGreaterThan(10)
      for (const { pathname, hash } of own) {
        const answer = await request.get(pathname)
        // The page of an address that does not exist links to parts of itself.
        expect(answer.status(), pathname).toBe(
          pathname === path && answer.status() === 404 ? 404 : 200,
        )
        if (hash === '') continue
        const { document } = await builtDocument(request, pathname)
        const target = document.getElementById(decodeURIComponent(hash.slice(1)))
        expect(target, `${pathname}${hash}`).not.toBeNull()
      }
    })

    test(`of ${path} elsewhere are well-formed`, async ({ request }) => {
      const all = await namedAddresses(request, path)
      const elsewhere = all.filter(
        ({ address }) => new URL(address, siteUrl + path).origin !== siteUrl,
      )
      for (const { element, address } of elsewhere) {
        const { protocol, hostname, pathname } = new URL(address, siteUrl)
        switch (protocol) {
          case 'mailto:':
            expect(pathname, address).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
            break
          case 'tel:':
            expect(pathname, address).toMatch(/^\+\d{7,15}$/)
            break
          default:
            // The tests' own e-mail service is on this machine.
            if (element === 'form') expect(hostname).toMatch(/^(127\.0\.0\.1|localhost)$/)
            else expect(address).toMatch(/^https:\/\/[\w-]+(\.[\w-]+)+\//)
        }
      }
      const kinds = new Set(elsewhere.map(({ address }) => new URL(address, siteUrl).protocol))
      expect([...kinds]).toEqual(expect.arrayContaining(['https:', 'mailto:', 'tel:']))
    })
  }
})
