// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mergeWithDraft, recordChecksum, writeDraft } from './draft.ts'
import { emptyValues } from './fields.ts'

const typed = { ...emptyValues, firstName: 'Zoë', message: 'Invoices.' }
const later = { ...typed, message: 'Invoices, and calls.' }

/** A newly loaded document, with the values found in its fields. Returns what the form then has. */
function loadDocument(found = emptyValues) {
  const values = mergeWithDraft(found)
  writeDraft(values)
  return values
}

beforeEach(() => sessionStorage.clear())

test('replaces values the browser restores with a newer draft', () => {
  loadDocument(typed)
  recordChecksum()
  loadDocument()
  writeDraft(later)
  expect(loadDocument(typed)).toEqual(later)
})

test('once a message is sent, nothing readable is stored, and what is typed early is kept', () => {
  writeDraft(typed)
  recordChecksum()
  writeDraft(emptyValues)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Zoë|Invoices/)
  expect(loadDocument(later)).toEqual(later)
})
