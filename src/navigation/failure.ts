import { released } from './leaving.ts'

/** Says that part of the page failed to load, with a button that tries again (src/bootstrap.ts). */
export let offerRetry: (again?: () => void) => void

export const hideRetry = () => {
  document.getElementById('retry')!.hidden = true
}

export const setRetry = (offer: typeof offerRetry) => {
  offerRetry = offer
}

/** Whether a page has been exchanged in this document. */
let hasNavigated = false
export function noteNavigation() {
  hasNavigated = true
  hideRetry()
}

let isReloading = false

/**
 * A script failed to load. After a navigation, loads the page as a document, which helps if a deployment has removed
 * the script. On a document's first page, and without a connection, the notice offers to try again: no loop.
 */
export async function recoverFromFailure(error: unknown) {
  console.error(error)
  if (!hasNavigated || !navigator.onLine) return offerRetry()
  // Several scripts may fail.
  if (isReloading) return
  isReloading = true
  await released()
  location.reload()
}
