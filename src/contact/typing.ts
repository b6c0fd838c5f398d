import type { Control } from '../islands/keep-fields.ts'
import { mergeWithDraft, recordChecksum, writeDraft } from './draft.ts'
import { type FieldValues, valuesBy } from './fields.ts'

/** Keeps what is typed into the form: restores the draft, and stores every change. */
export function keepTyped(form: HTMLFormElement, signal: AbortSignal) {
  const restore = () => {
    const draft = mergeWithDraft(readFields(form, 'draft'))
    writeDraft(draft)
    writeFields(form, draft, 'draft')
  }
  restore()
  form.addEventListener('input', () => writeDraft(readFields(form, 'draft')), { signal })
  window.addEventListener('pagehide', recordChecksum, { signal })
  // The back/forward cache restores the document as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore(), { signal })
}

/** Finds a field by id: an extension may have added another of the same name, or removed this one. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(`field-${name}`) as Control | null

/** In a draft, a choice is kept by its place in the list, because its text differs between languages. */
type As = 'text' | 'draft'
const propertyOf = (field: Control, as: As) =>
  (as === 'draft' && field.localName === 'select' ? 'selectedIndex' : 'value') as 'value'
const read = (field: Control, as: As) => String(field[propertyOf(field, as)] || '')

/** The form's values. A field that contains only whitespace counts as empty. */
export const readFields = (form: HTMLFormElement, as: As = 'text') =>
  valuesBy((name) => {
    const field = fieldOf(form, name)
    const value = field ? read(field, as) : ''
    return value.trim() && value
  })

export function writeFields(form: HTMLFormElement, values: FieldValues, as: As = 'text') {
  let hasChanged = false
  for (const [name, text] of Object.entries(values)) {
    const field = fieldOf(form, name)
    if (!field || read(field, as) === text) continue
    field[propertyOf(field, as)] = text
    hasChanged = true
  }
  if (hasChanged) announceChange(form)
}

/** White space satisfies `required`. A field with nothing else is emptied, so that the browser rejects it. */
export function isValid(form: HTMLFormElement): boolean {
  writeFields(form, readFields(form))
  return form.reportValidity()
}

/** Fires the event that typing fires, for whatever reads the fields. */
export const announceChange = (form: HTMLFormElement) => form.dispatchEvent(new Event('input'))
