import { limits } from '../lib/limits.ts'

/** How a native send ended for a visitor who is still here: they came back, or nothing came of it in time. */
export type NativeEnd = 'back' | 'late'

let underWay: Promise<NativeEnd> | undefined
let comeBack = () => {}

/** The end of what the browser is sending by itself; undefined where it sends nothing. */
export const nativeSend = () => underWay

/**
 * Watches the form post natively, before React holds it: a second submit must not follow. Belongs to the
 * loader, the first script that is fetched. Whatever is submitted before that needs no watch: all three engines then give the
 * document's scripts up (docs/decisions/0008).
 */
export function watchNativeSends() {
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (underWay) event.preventDefault()
    else begin()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
}

function begin() {
  const ended = new Promise<NativeEnd>((resolve) => {
    comeBack = () => resolve('back')
    // Whoever is still here then has stopped the browser, or never hears from the service.
    setTimeout(() => resolve('late'), limits.sendTimeout)
  })
  underWay = ended
  ended.then(() => {
    underWay = undefined
  })
}
