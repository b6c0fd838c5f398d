/** The file names that build tools and frameworks usually give their service worker. */
export const serviceWorkerNames = ['service-worker.js', 'sw.js']

/**
 * An earlier site at the same address may have left a service worker that still serves that site from its cache, and
 * so keeps out ours. Browsers check its script for updates on navigation and find this one, which clears its caches,
 * unregisters itself and reloads the open pages.
 *
 * Other applications on the host may have caches, too. Workbox, which most build tools use, puts the scope of the
 * service worker at the end of a cache's name. Caches with other names stay, and nothing reads them any more.
 */
export const selfDestroyingServiceWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys())
    if (name.endsWith('-' + registration.scope)) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
