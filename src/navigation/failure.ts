import * as limits from '../lib/limits.ts'
import { released } from './leaving.ts'

/** Shows what styles show with scripting, or without (src/bootstrap/). Resolves with `error` if they failed to load. */
type SetScripting = (works: boolean) => Promise<unknown>
let setScripting: SetScripting

/** What failed to load, an element or something else, and how to try again. */
const failures = new Map<unknown, () => void>()

/** The notice is shown while anything has failed. Its button tries the latest again. */
function update() {
  const all = [...failures.keys()] as Partial<Element>[]
  const failed = all.filter(({ isConnected = true }) => isConnected)
  setScripting(!failed.some((part) => part.hasAttribute?.('load') === false))
  const notice = document.getElementById('retry')
  if (!notice) return
  notice.hidden = failed.length === 0
  notice.querySelector('button')!.onclick = () => {
    const latest = failed.at(-1)
    const again = failures.get(latest)!
    noteSuccess(latest)
    again()
  }
}

/** The script that the bootstrap waited for is there. */
export function startFailures(scripting: SetScripting) {
  setScripting = scripting
  update()
  // It waits for the style sheet (src/bootstrap/style-sheet.ts).
  scripting(true).then((result) => result === 'error' && noteFailure('styles'))
}

/** Whether the style sheet failed to load. Loading the next page as a document requests it again. */
export const needsDocument = () => navigator.onLine && failures.has('styles')

/**
 * Says that part of the page failed to load, with a button that tries again.
 *
 * @param part an element that does not work without its script, or what else failed
 */
export function noteFailure(part: unknown, again?: () => void) {
  // Without a connection, a reload would end in the browser's error page.
  const reload = () => (navigator.onLine ? location.reload() : setTimeout(noteFailure, 0, part))
  failures.set(part, again ?? reload)
  update()
}

export function noteSuccess(part: unknown) {
  failures.delete(part)
  update()
}

let hasNavigated = false
export function noteNavigation() {
  hasNavigated = true
  noteSuccess('page')
}

/** When the visitor last began to leave the document: Firefox then gives up what is loading. They may stay after all. */
let leftAt = -limits.requestEnd
addEventListener('beforeunload', ({ timeStamp }) => {
  leftAt = timeStamp
})

/**
 * A script failed to load. After a navigation, loads the page as a document, which helps if a deployment has removed
 * the script. On a document's first page, and without a connection, the notice offers to try again: no loop.
 */
export async function recoverFromFailure(part: unknown, error: unknown) {
  if (performance.now() - leftAt < limits.requestEnd) return
  console.error(error)
  if (!hasNavigated || !navigator.onLine) return noteFailure(part)
  // Several scripts may fail.
  leftAt = Infinity
  await released()
  location.reload()
}
