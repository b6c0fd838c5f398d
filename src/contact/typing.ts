import { mergeWithDraft, recordChecksum, writeDraft } from './draft.ts'
import { type FieldValues, valuesBy } from './fields.ts'

/**
 * Keeps what the visitor types before hydration, and when React replaces the form because an extension or a
 * translator has changed the document.
 */

/** The form on the page, and the element that has focus. */
let form: HTMLFormElement | null = null
let focused: Element | null = null

/** Runs in the entry script, the first to load. */
export function watchTyping() {
  const current = document.querySelector<HTMLFormElement>('#contact form')
  if (!current) return
  adoptForm(current, (typed) => {
    const fields = mergeWithDraft(typed)
    writeDraft(fields)
    writeFields(current, fields)
  })
  window.addEventListener('input', ({ target }) => {
    if (form?.contains(target as Node)) writeDraft(readFields(form))
  })
  window.addEventListener('pagehide', recordChecksum)
  focused = document.activeElement
  window.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  window.addEventListener('focusout', ({ target }) => {
    // Chromium also fires this when the field is removed. Keep that one: its replacement gets focus.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  })
}

/**
 * Makes `next` the current form. If it replaces one that was removed, it gets that form's values, focus and
 * selection.
 *
 * @param fill fills the form, given what was typed so far
 */
export function adoptForm(next: HTMLFormElement, fill: (typed: FieldValues) => void) {
  const previous = form?.isConnected === false ? form : next
  form = next
  fill(readFields(previous))
  if (previous === next || !focused || !previous.contains(focused)) return
  const { id, selectionStart, selectionEnd } = focused as HTMLInputElement
  const replacement = next.querySelector<HTMLInputElement>(`[id='${id}']`)
  replacement?.focus({ preventScroll: true })
  // `null` for an e-mail input, `undefined` for a select.
  if (selectionStart != null) replacement?.setSelectionRange(selectionStart, selectionEnd)
}

/** Finds a field by id: an extension may have added another of the same name, or removed this one. */
export const fieldOf = (element: HTMLFormElement, name: string) =>
  element.elements.namedItem(`field-${name}`) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | null

/** The form's values. A field that contains only whitespace counts as empty. */
export const readFields = (element: HTMLFormElement) =>
  valuesBy((name) => {
    const value = fieldOf(element, name)?.value ?? ''
    return value.trim() && value
  })

export function writeFields(element: HTMLFormElement, fields: FieldValues) {
  for (const [name, text] of Object.entries(fields)) {
    const field = fieldOf(element, name)
    if (field && field.value !== text) field.value = text
  }
}

/** The detail of an `input` event for text that was not typed, but added by another part of the page. */
export const addedText = 'added text'
