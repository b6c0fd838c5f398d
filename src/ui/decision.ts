import { dataAttribute } from '../lib/data-attribute.ts'

/** A choice and what follows from it. */
export const result = dataAttribute('data-result')

/** Moves the focus from a button that is gone to the first one that has taken its place. */
export function passFocus(group: Element) {
  const focused = document.activeElement!
  if (!group.contains(focused) || isShown(focused)) return
  ;[...group.querySelectorAll('button')].find(isShown)?.focus()
}

const isShown = (element: Element) => getComputedStyle(element).visibility === 'visible'
