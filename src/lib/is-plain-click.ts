import type { MouseEvent } from 'react'

/** A click that follows a link here; with a key held it opens a tab or a window, which is the browser's. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
