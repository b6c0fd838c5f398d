import { type AlterResponse, startFaultyHost } from '../support/faulty-host.ts'
import { expect, interactive, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** An earlier site at the same address, whose service worker answers every request with the old page. */
const oldPage =
  '<!DOCTYPE html><title>Old site</title><script>navigator.serviceWorker.register("NAME")</script>'
const oldWorker = `
addEventListener('install', (event) => event.waitUntil(cacheHome()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((cached) => cached ?? fetch(event.request))))
async function cacheHome() {
  await (await caches.open('old')).add('/')
  await skipWaiting()
}`

const oldSite =
  (name: string): AlterResponse =>
  (path) => {
    const [type, text] =
      path === name ? ['text/javascript', oldWorker] : ['text/html', oldPage.replace('NAME', name)]
    return { status: 200, headers: { 'content-type': type }, body: Buffer.from(text!) }
  }

for (const name of ['/sw.js', '/service-worker.js']) {
  test(`the service worker of an earlier site is removed (${name})`, { tag: '@all' }, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/Trusted ?Types|require-trusted-types-for|ServiceWorker/i)
    const site = await startFaultyHost()
    site.alterResponses(oldSite(name))
    await page.goto(site.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page).toHaveTitle('Old site')
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
      .toBe(true)

    site.alterResponses(() => ({}))
    await page.goto(`${site.url}/about`)
    await expect(page).toHaveTitle(words.titles.about)
    await interactive(page)
    await page.reload()
    await expect(page).toHaveTitle(words.titles.about)
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    // Close the page first, or it logs failed requests.
    await page.close()
    await site.close()
  })
}

test('a service worker with another name is removed once the page is interactive', async ({
  page,
}) => {
  const site = await startFaultyHost()
  const worker = "addEventListener('fetch', () => undefined)"
  site.alterResponses((path) => {
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
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  // Close the page first, or it logs failed requests.
  await page.close()
  await site.close()
})
