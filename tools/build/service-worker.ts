/** The file names that build tools and frameworks usually give their service worker. */
export const serviceWorkerNames = ['service-worker.js', 'sw.js']

/**
 * Replaces the service worker of an earlier site at the same address, which would go on serving that site
 * from its cache. Browsers check a service worker's script for updates on navigation, so they find this one:
 * it clears the caches, unregisters itself and reloads the open pages. This site registers no service worker.
 */
export const selfDestroyingServiceWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
