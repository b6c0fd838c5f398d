import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { caching } from '../../tools/deploy/policy.ts'
import { notFoundFile, siteRules } from '../../tools/deploy/site-rules.ts'
import { project } from '../../tools/project.ts'
import { localSettings } from '../../tools/serve/local-settings.ts'
import { documentLoads } from '../support/browsing.ts'
import { hosts, startOrSkip } from '../support/host-test.ts'
import { fetchRaw } from '../support/http.ts'
import { expectSelected } from '../support/tabs.ts'
import { addresses, expect, interactive, type Page, test } from '../support/test.ts'
import { siteFolder, siteUrl } from '../support/variants.ts'
import { words } from '../support/words.ts'

const home = siteFolder
const services = `${siteFolder}services`
const missing = `${siteFolder}foo/bar-baz`

const settings = localSettings(addresses.mail ?? 'http://localhost', siteUrl + siteFolder)
const built = path.join(project, '.cache/test-sites/in-folder')

/** The paths of the files that the document and its manifest link to. */
async function linkedFiles(page: Page): Promise<string[]> {
  const links = await page
    .locator('head link[href]:not([rel=canonical])')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  const images = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((all) => all.map((meta) => new URL((meta as HTMLMetaElement).content).pathname))
  const manifest = await (await page.request.get(`${home}manifest.webmanifest`)).json()
  expect(manifest.start_url).toBe(home)
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  return [...links, ...images, ...icons]
}

test.describe('A site in a folder of its host', { tag: '@all' }, () => {
  test.use({ variant: 'in-folder' })

  test('works as it does at the root, and requests nothing outside the folder', async ({
    page,
    visit,
  }) => {
    const loads = documentLoads(page)
    const outside: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith(siteFolder)) outside.push(pathname)
    })
    const header = page.getByRole('banner')

    await visit(home)
    await expect(page).toHaveTitle(words.titles.home)
    for (const [name, address, title] of [
      [words.about, `${siteFolder}about`, words.titles.about],
      [words.services, services, words.titles.services],
      [words.home, home, words.titles.home],
    ] as const) {
      const link = header.getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(address)
      await expect(page).toHaveTitle(title)
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
    await page.goBack()
    await expect(page).toHaveTitle(words.titles.services)
    expect(loads).toEqual([home])

    await visit(`${services}#ai-chat`)
    await expectSelected(page, 1)
    await page.getByRole('tab').first().click()
    await expect(page).toHaveURL(/\/site\/services#voice-ai$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + services)
    for (const file of await linkedFiles(page))
      expect((await page.request.get(file)).status(), file).toBe(200)
    expect(outside).toEqual([])
  })

  test('has a 404 page that links back into the folder', async ({ page }) => {
    const trail = page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem')
    // A page in the folder does not exist outside it.
    for (const [address, crumbs] of [
      [missing, [words.home, 'Foo', 'Bar Baz']],
      ['/services', [words.home, '404']],
    ] as const) {
      expect((await page.goto(address))!.status()).toBe(404)
      await interactive(page)
      await expect(page).toHaveTitle(words.titles.missing)
      await expect(trail).toHaveText([...crumbs])
    }
    await trail.getByRole('link', { name: words.home }).click()
    await expect(page).toHaveURL(home)
    await expect(page).toHaveTitle(words.titles.home)
  })

  for (const name of hosts) {
    test(`is served by ${name} as it is at the root`, async () => {
      const local = { url: addresses.sites['in-folder'], close: async () => {} }
      const host = name === 'the local server' ? local : await startOrSkip(name, built, settings)
      try {
        const rules = await siteRules(built, settings)
        const { hashed } = rules
        const expected = [
          ...rules.pages.map(({ address }) => [address, 200, undefined] as const),
          ...rules.redirects.map(({ from, to }) => [from, 301, to] as const),
          ...rules.notFoundPages.flatMap(({ prefix }) => [
            [`${prefix}no-such-page`, 404, undefined] as const,
            [`${prefix}404`, 404, undefined] as const,
          ]),
          [hashed[0]!, 200, undefined],
          [`${siteFolder}manifest.webmanifest`, 200, undefined],
          ['/robots.txt', 200, undefined],
          ['/site', 301, home],
          [`${services}.html?from=mail`, 301, `${services}?from=mail`],
          [missing, 404, undefined],
          [`${siteFolder}404`, 404, undefined],
          [`${siteFolder}static/js/gone.12345678.js`, 404, undefined],
          ['/', 404, undefined],
          ['/services', 404, undefined],
        ] as const
        for (const [address, status, to] of expected) {
          const { headers, ...response } = await fetchRaw(host.url, address)
          expect([address, response.status, headers.location]).toEqual([address, status, to])
          if (status === 404) {
            const page = await readFile(path.join(built, notFoundFile(rules, address)), 'latin1')
            expect(response.body === page, `${address} gets the 404 page of its language`).toBe(
              true,
            )
          }
          const cacheControl = address === hashed[0] ? caching.hashed : caching.revalidated
          if (status !== 301) expect(headers['cache-control'], address).toBe(cacheControl)
        }
        const { headers } = await fetchRaw(host.url, `${siteFolder}manifest.webmanifest`)
        expect(headers['content-type']).toBe('application/manifest+json')
      } finally {
        await host.close()
      }
    })
  }
})
