import { mergeWithDraft, recordChecksum, writeDraft } from './draft.ts'
import { type FieldValues, valuesBy } from './fields.ts'

/** Keeps what is typed into the form: restores the draft, and stores every change. */
export function keepTyped(form: HTMLFormElement, signal: AbortSignal) {
  const restore = () => {
    const values = mergeWithDraft(readFields(form))
    writeDraft(values)
    writeFields(form, values)
  }
  restore()
  form.addEventListener('input', () => writeDraft(readFields(form)), { signal })
  window.addEventListener('pagehide', recordChecksum, { signal })
  // The back/forward cache restores the document as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore(), { signal })
}

/** Finds a field by id: an extension may have added another of the same name, or removed this one. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(`field-${name}`) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | null

/** The form's values. A field that contains only whitespace counts as empty. */
export const readFields = (form: HTMLFormElement) =>
  valuesBy((name) => {
    const value = fieldOf(form, name)?.value ?? ''
    return value.trim() && value
  })

export function writeFields(form: HTMLFormElement, values: FieldValues) {
  let hasChanged = false
  for (const [name, text] of Object.entries(values)) {
    const field = fieldOf(form, name)
    if (!field || field.value === text) continue
    field.value = text
    hasChanged = true
  }
  if (hasChanged) announceChange(form)
}

/** Fires the event that typing fires, for whatever reads the fields. */
export const announceChange = (form: HTMLFormElement) => form.dispatchEvent(new Event('input'))
