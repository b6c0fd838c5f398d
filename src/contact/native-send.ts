import { limits } from '../lib/limits.ts'

/** Why a native send ended with the visitor still here: they came back to the page, or 30 s have passed. */
export type NativeSendEnd = 'back' | 'timeout'

let pending: Promise<NativeSendEnd> | undefined

/** The native send in progress, if any. */
export const nativeSend = () => pending

/**
 * Lets the browser post the form, once. A submit before any script needs no tracking: browsers then stop loading the
 * document's scripts (docs/decisions/0036).
 */
export function sendNatively(form: HTMLFormElement) {
  if (pending) return
  const ended = new Promise<NativeSendEnd>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve('back'))
    // The visitor stopped the request, or the service never answered.
    setTimeout(() => resolve('timeout'), limits.sendTimeout)
  })
  pending = ended
  ended.then(() => {
    pending = undefined
  })
  // A field may have the name `submit`.
  HTMLFormElement.prototype.submit.call(form)
}
