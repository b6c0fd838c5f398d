import { mergedWithDraft, noteLeft, writeDraft } from './draft.ts'
import { type FieldValues, valuesBy } from './fields.ts'

/**
 * Keeps what is typed before React takes the form over, and when React redraws the form because something
 * else has changed the document.
 */

/** The form that the visitor types into, and the element that has the focus. */
let form: HTMLFormElement | null = null
let focused: Element | null = null

/** Belongs to the loader, the first script that is fetched. */
export function watchTyping() {
  const current = document.querySelector<HTMLFormElement>('#contact form')
  if (!current) return
  takeUp(current, (typed) => {
    const fields = mergedWithDraft(typed)
    writeDraft(fields)
    writeFields(current, fields)
  })
  window.addEventListener('input', ({ target }) => {
    if (form?.contains(target as Node)) writeDraft(readFields(form))
  })
  window.addEventListener('pagehide', noteLeft)
  focused = document.activeElement
  window.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  window.addEventListener('focusout', ({ target }) => {
    // Chromium reports a field that is removed, too.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  })
}

/**
 * Joins a form that has appeared to what was typed: into it, or into the form that it replaces.
 *
 * @param fill takes what was typed and fills the form
 */
export function takeUp(next: HTMLFormElement, fill: (typed: FieldValues) => void) {
  const former = form?.isConnected === false ? form : next
  form = next
  fill(readFields(former))
  if (former === next || !focused || !former.contains(focused)) return
  const { id, selectionStart, selectionEnd } = focused as HTMLInputElement
  const field = next.querySelector<HTMLInputElement>(`#${id}`)
  field?.focus({ preventScroll: true })
  // A field for an e-mail address has no selection.
  if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd)
}

/** By its id: an extension may have added others of the same name, or have removed it. */
export const fieldOf = (element: HTMLFormElement, name: string) =>
  element.elements.namedItem(`field-${name}`) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | null

/** A field with nothing but blanks counts as empty. */
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
