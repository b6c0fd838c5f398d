import { released } from './leaving.ts'

const notice = () => document.getElementById('retry')!

/** Whether a page has been exchanged in this document. */
let hasNavigated = false
export function noteNavigation() {
  hasNavigated = true
  notice().hidden = true
}

/** Says that a part of the page failed to load, with a button that tries again. */
export function offerRetry(again: () => void) {
  notice().hidden = false
  notice().querySelector('button')!.onclick = () => {
    notice().hidden = true
    again()
  }
}

/**
 * A script failed to load. After a navigation, loads the page as a document, which helps if a deployment has removed
 * the script. On a document's first page, and without a connection, the notice offers to try again: no loop.
 */
export async function recoverFromFailure(error: unknown) {
  console.error(error)
  if (!hasNavigated || !navigator.onLine) return offerRetry(reload)
  await released()
  location.reload()
}

/** Without a connection, the browser would show an error page. */
function reload() {
  if (navigator.onLine) location.reload()
  // In a task of its own, or it would not be announced again.
  else setTimeout(() => offerRetry(reload))
}
