// What a visitor can do next. A link inside a text is not part of that.
const controls = '[data-variant], button, input, select'

/**
 * Moves the focus from a control of the group that is gone, or a text in it that a script has focused, to the next control
 * that can be used, in the group or after it.
 */
export function passFocus(group: Element) {
  const focused = document.activeElement as HTMLElement
  if (!group.contains(focused) || (isShown(focused) && focused.tabIndex === 0)) return
  const all = [...group.closest('main')!.querySelectorAll<HTMLElement>(controls)]
  const isNext = (each: HTMLElement) =>
    each.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING && isShown(each)
  // With a mouse, the page stays where it is.
  const next = all.find(isNext)
  next?.focus({ preventScroll: !focused.matches(':focus-visible') })
  next?.addEventListener('keydown', ignoreHeld)
  addEventListener('keyup', () => next?.removeEventListener('keydown', ignoreHeld), { once: true })
}

/** A key that is still held does not press the next control, too. */
const ignoreHeld = (event: KeyboardEvent) => event.repeat && event.preventDefault()

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
