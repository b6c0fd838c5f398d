import { isPlain, linkAt } from '../lib/clicks.ts'
import * as limits from '../lib/limits.ts'

/**
 * Settles as what a navigation loads does, unless that is stopped before: by Escape, by the browser's stop button or by
 * any link. If it takes longer, the page says that it is busy.
 *
 * @param load gets a signal that is aborted when it is stopped
 * @throws DOMException an AbortError, when it is stopped
 */
export async function untilStopped<T>(
  navigation: AbortSignal,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const main = document.querySelector('main')
  const timer = setTimeout(() => main?.setAttribute('aria-busy', 'true'), limits.busyAfter)
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  navigation.addEventListener('abort', stop, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  // A link to the form does not navigate.
  const stopAtLink = (event: MouseEvent) => isPlain(event) && linkAt(event) && stop()
  addEventListener('click', stopAtLink, { signal, capture: true })
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([load(signal), stopped])
  } finally {
    clearTimeout(timer)
    main?.removeAttribute('aria-busy')
    stop()
  }
}

/** Returns a function that returns the field of the form which the visitor has used since then. */
export function watchTyping() {
  const before = document.activeElement
  let typed = false
  const note = () => {
    typed = true
  }
  addEventListener('input', note, { once: true })
  return () => {
    removeEventListener('input', note)
    const { activeElement } = document
    const isField = activeElement?.matches('#contact :is(input, select, textarea)')
    return isField && (typed || activeElement !== before) ? activeElement : null
  }
}

/** Calls a function once the next frame has been painted: a message that is posted in a frame arrives after it. */
export function afterPaint(then: () => void) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    // Input and other tasks that wait for the frame come first.
    port1.onmessage = () => setTimeout(then)
    port2.postMessage(undefined)
  })
}
