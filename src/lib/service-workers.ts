import { hrefOf } from './addresses.ts'

/**
 * Unregisters the service worker of an earlier site at this address, if it let this script through. One that still
 * serves that site is replaced by the one of tools/prerender/service-worker.ts. Those of other applications on the host
 * have another scope.
 */
export async function removeServiceWorkers() {
  try {
    const scope = new URL(hrefOf('/'), location.href).href
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (registration.scope === scope) await registration.unregister()
  } catch {
    // Service workers are unavailable.
  }
}
