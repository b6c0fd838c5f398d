import type { MouseEvent } from 'react'

/** Whether a click opens a link in this tab. With a modifier key the browser opens a new tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
