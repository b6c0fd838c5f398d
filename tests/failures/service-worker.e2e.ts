import { aboutPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

/** A service worker that answers every request with the home page as it was when it was installed. */
const cachingWorker = `
addEventListener('install', (event) => event.waitUntil(cacheHome()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((cached) => cached ?? fetch(event.request))))
async function cacheHome() {
  await (await caches.open('workbox-precache-v2-' + registration.scope)).add('/')
  await skipWaiting()
}`

/** Opens an earlier site at the same address, which registers the service worker. */
async function openOldSite(page: Page) {
  const body = `<!DOCTYPE html><title>Old site</title><script>navigator.serviceWorker.register('/sw.js')</script>`
  const context = page.context()
  await context.route('/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await context.route('/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: cachingWorker }),
  )
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const isControlled = () => page.evaluate(() => Boolean(navigator.serviceWorker.controller))
  await expect.poll(isControlled).toBe(true)
  await context.unrouteAll()
}

/** Another application on the host: its service worker and its cache, in a folder. */
const registerOther = (page: Page) =>
  page.evaluate(async () => {
    const scope = `${location.origin}/other/`
    await navigator.serviceWorker.register('/other/sw.js', { scope })
    await caches.open(`workbox-precache-v2-${scope}`)
  })

test('The service worker of an earlier site is removed, that of another application stays', {
  tag: '@all',
}, async ({ page, request, expectInConsole }) => {
  expectInConsole(/Trusted ?Types|require-trusted-types-for|ServiceWorker/i)
  await openOldSite(page)
  await page
    .context()
    .route('/other/sw.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await registerOther(page)
  await page.goto(aboutPage.path)
  await expect(page).toHaveTitle(aboutPage.title)
  await interactive(page)
  await page.reload()
  await expect(page).toHaveTitle(aboutPage.title)
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    )
  await expect.poll(scopes).toEqual(['/other/'])
  expect(await page.evaluate(() => caches.keys())).toEqual([
    `workbox-precache-v2-${new URL('/other/', page.url())}`,
  ])
  const script = async (name: string) => (await request.get(name)).text()
  expect(await script('/service-worker.js'), 'the other usual name').toBe(await script('/sw.js'))
})
