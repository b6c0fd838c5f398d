import { type Spoil, startOwnSite } from '../support/own-site.ts'
import { expect, interactive, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** An earlier site on the same address: whatever is asked for, its service worker answers with it. */
const oldPage =
  '<!DOCTYPE html><title>Old site</title><script>navigator.serviceWorker.register("NAME")</script>'
const oldWorker = `
addEventListener('install', (event) => event.waitUntil(keep()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((kept) => kept ?? fetch(event.request))))
async function keep() {
  await (await caches.open('old')).add('/')
  await skipWaiting()
}`

const oldSite =
  (name: string): Spoil =>
  (path) => {
    const [type, text] =
      path === name ? ['text/javascript', oldWorker] : ['text/html', oldPage.replace('NAME', name)]
    return { status: 200, headers: { 'content-type': type }, body: Buffer.from(text!) }
  }

for (const name of ['/sw.js', '/service-worker.js']) {
  const tag = name === '/sw.js' ? [] : '@all'
  test(`an earlier site’s service worker does not stay for ever (${name})`, { tag }, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/Trusted ?Types|require-trusted-types-for|ServiceWorker/i)
    const site = await startOwnSite()
    site.spoil(oldSite(name))
    await page.goto(site.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page).toHaveTitle('Old site')
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
      .toBe(true)

    site.spoil(() => ({}))
    await page.goto(`${site.url}/about`)
    await expect(page).toHaveTitle(words.titles.about)
    await interactive(page)
    await page.reload()
    await expect(page).toHaveTitle(words.titles.about)
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(left).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    // The browser would report what it could no longer fetch.
    await page.close()
    await site.close()
  })
}

test('a service worker by another name ends when the page is interactive', async ({ page }) => {
  const site = await startOwnSite()
  const worker = "addEventListener('fetch', () => undefined)"
  site.spoil((path) => {
    if (path !== '/old-worker.js')
      return path === '/old' ? oldSite('/old-worker.js')(path, undefined as never) : {}
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript' },
      body: Buffer.from(worker),
    }
  })
  await page.goto(`${site.url}/old`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${site.url}/about`)
  await interactive(page)
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(left).toBe(0)
  // The browser would report what it could no longer fetch.
  await page.close()
  await site.close()
})
