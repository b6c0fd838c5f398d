import { released } from './leaving.ts'

/** Shows what styles show with scripting, or without (src/bootstrap/). Resolves with `error` if they failed to load. */
type SetScripting = (works: boolean) => Promise<unknown>
let setScripting: SetScripting

/** What failed, an element or something else, how to try again, and the notice's text and button, if not its own. */
const failures = new Map<unknown, { again: () => void; words?: string[] | undefined }>()
let shownWords: string[] | undefined
let ownWords: string[] | undefined

/** The notice is shown while anything has failed. Its button tries the latest again. */
function update() {
  const all = [...failures.keys()] as Partial<Element>[]
  const failed = all.filter(({ isConnected = true }) => isConnected)
  setScripting(!failed.some((part) => part.hasAttribute?.('load') === false))
  const notice = document.getElementById('retry')
  if (!notice) return
  const latest = failed.at(-1)
  const { again, words } = failures.get(latest) ?? {}
  notice.hidden = !again
  if (!again) return
  if (words !== shownWords) {
    const parts = [...notice.children]
    ownWords ??= parts.map(({ textContent }) => textContent)
    for (const [index, part] of parts.entries()) part.textContent = (words ?? ownWords)[index]!
    // What has words of its own announces them itself.
    notice.role = words ? 'complementary' : 'alert'
    shownWords = words
  }
  notice.querySelector('button')!.onclick = () => {
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
 * @param words what the notice and its button say of a failure that is announced elsewhere
 */
export function noteFailure(part: unknown, again?: () => void, words?: string[]) {
  // Without a connection, a reload would end in the browser's error page.
  const reload = () => (navigator.onLine ? location.reload() : setTimeout(noteFailure, 0, part))
  failures.set(part, { again: again ?? reload, words })
  update()
}

export function noteSuccess(part: unknown) {
  if (failures.delete(part)) update()
}

let hasNavigated = false
export function noteNavigation() {
  hasNavigated = true
  failures.delete('page')
  update()
}

let isReloading = false

/**
 * A script failed to load. After a navigation, loads the page as a document, which helps if a deployment has removed
 * the script. On a document's first page, and without a connection, the notice offers to try again: no loop.
 */
export async function recoverFromFailure(part: unknown, error: unknown) {
  console.error(error)
  if (!hasNavigated || !navigator.onLine) return noteFailure(part)
  // Several scripts may fail.
  if (isReloading) return
  isReloading = true
  await released()
  location.reload()
}
