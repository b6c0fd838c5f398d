import { limits } from '../lib/limits.ts'

/** Why a native send ended with the visitor still here: they came back to the page, or 30 s have passed. */
export type NativeSendEnd = 'back' | 'timeout'

let pending: Promise<NativeSendEnd> | undefined
let onReturn = () => {}

/** The native send in progress, if any. */
export const nativeSend = () => pending

/**
 * Tracks native submits of the form, so that a second one cannot follow before or after hydration. Runs in the
 * entry script, the first to load. A submit before that needs no tracking: browsers then stop loading the
 * document's scripts (docs/decisions/0036).
 */
export function watchNativeSends() {
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (pending) event.preventDefault()
    else start()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onReturn()
  })
}

function start() {
  const ended = new Promise<NativeSendEnd>((resolve) => {
    onReturn = () => resolve('back')
    // The visitor stopped the request, or the service never answered.
    setTimeout(() => resolve('timeout'), limits.sendTimeout)
  })
  pending = ended
  ended.then(() => {
    pending = undefined
  })
}
