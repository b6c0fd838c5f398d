/** Where build tools and frameworks put theirs. */
export const serviceWorkerNames = ['service-worker.js', 'sw.js']

/**
 * An earlier site on the same address may have left a service worker behind that goes on answering with that
 * site. A browser asks for its script again at every visit: this one takes its place, drops what it kept,
 * ends itself and lets the open pages load what is really there. This site never registers it.
 */
export const lastServiceWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
