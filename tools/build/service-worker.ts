/** The file names that build tools and frameworks usually give their service worker. */
export const serviceWorkerNames = ['service-worker.js', 'sw.js']

/**
 * An earlier site at the same address may have left a service worker that still serves that site from its
 * cache. Browsers check its script for updates on navigation and find this one, which clears the caches,
 * unregisters itself and reloads the open pages. This site itself registers no service worker.
 */
export const selfDestroyingServiceWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
