// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContactForm } from './contact-form-state.ts'
import { noteLeft } from './draft.ts'
import { emptyValues } from './fields.ts'

const typed = { ...emptyValues, firstName: 'Zoë', message: 'Invoices.' }
const later = { ...typed, message: 'Invoices, and calls.' }

/** The form of a document that has come, after what stood in its fields at first. */
function documentWith(found = emptyValues) {
  const form = createContactForm(
    () => Promise.resolve(),
    () => {},
  )
  form.arrive(found)
  return form
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a draft fills the next document’s fields; what was typed there before the script stays', () => {
  documentWith().edit(typed)
  expect(documentWith().fields()).toEqual(typed)
  expect(documentWith({ ...emptyValues, message: 'Typed early.' }).fields()).toEqual({
    ...typed,
    message: 'Typed early.',
  })
})

test('what a browser brings back is gone when it was sent since', async () => {
  const first = documentWith()
  first.edit(typed)
  noteLeft()
  const second = documentWith(typed)
  second.edit(later)
  await second.submit(later)
  expect(documentWith(typed).fields()).toEqual(emptyValues)
})

test('what a browser brings back gives way to what was typed since', () => {
  documentWith(typed)
  noteLeft()
  documentWith().edit(later)
  expect(documentWith(typed).fields()).toEqual(later)
})

test('what was typed before the script stays, whatever was sent before', async () => {
  const first = documentWith()
  first.edit(typed)
  noteLeft()
  await first.submit(typed)
  expect(documentWith(later).fields()).toEqual(later)
})

test('of what stood in the fields nothing is kept that could be read', async () => {
  const form = documentWith()
  form.edit(typed)
  noteLeft()
  await form.submit(typed)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Zoë|Invoices/)
})

test('where storage is full, what a browser brings back stays', () => {
  const form = documentWith()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  form.edit(typed)
  noteLeft()
  expect(documentWith(typed).fields()).toEqual(typed)
})

test('what something else has left in the storage is no draft', () => {
  for (const left of ['null', '7', '{', '{"message":7}', '["x"]']) {
    sessionStorage.setItem('contact-draft', left)
    sessionStorage.setItem('contact-left', left)
    expect(documentWith().fields()).toEqual(emptyValues)
    expect(documentWith(typed).fields()).toEqual(typed)
  }
})
