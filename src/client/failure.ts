import { leave } from './leaving.ts'

/** Whether a page has been exchanged in this document. */
let hasNavigated = false
export const noteNavigation = () => {
  hasNavigated = true
}

/**
 * A script failed to load. After a navigation, loads the page as a document, which helps if a deployment has removed
 * the script. On a document's first page the notice offers to try again: no loop.
 */
export function recoverFromFailure(error: unknown) {
  console.error(error)
  if (hasNavigated) return void leave(() => location.reload())
  const notice = document.getElementById('retry')!
  notice.hidden = false
  notice.querySelector('button')!.onclick = () => location.reload()
}
