// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContactForm } from './contact-form-state.ts'
import { recordChecksum } from './draft.ts'
import { emptyValues } from './fields.ts'

const typed = { ...emptyValues, firstName: 'Zoë', message: 'Invoices.' }
const later = { ...typed, message: 'Invoices, and calls.' }

/** The form of a newly loaded document, with the values found in its fields. */
function loadDocument(found = emptyValues) {
  const form = createContactForm(
    () => Promise.resolve(),
    () => {},
  )
  form.adopt(found)
  return form
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('fills the next document from the draft, but keeps what was typed before the script loaded', () => {
  loadDocument().edit(typed)
  expect(loadDocument().values()).toEqual(typed)
  expect(loadDocument({ ...emptyValues, message: 'Typed early.' }).values()).toEqual({
    ...typed,
    message: 'Typed early.',
  })
})

test('replaces values the browser restores with a newer draft', () => {
  loadDocument(typed)
  recordChecksum()
  loadDocument().edit(later)
  expect(loadDocument(typed).values()).toEqual(later)
})

test('once a message is sent, nothing readable is stored, and what is typed early is kept', async () => {
  const form = loadDocument()
  form.edit(typed)
  recordChecksum()
  await form.submit(typed)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Zoë|Invoices/)
  expect(loadDocument(later).values()).toEqual(later)
})

test('keeps values the browser restores if storage is full', () => {
  const form = loadDocument()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  form.edit(typed)
  recordChecksum()
  expect(loadDocument(typed).values()).toEqual(typed)
})

test('ignores malformed data in storage', () => {
  for (const stored of ['null', '7', '{', '{"message":7}', '["x"]']) {
    sessionStorage.setItem('contact-draft', stored)
    sessionStorage.setItem('contact-checksums', stored)
    expect(loadDocument().values()).toEqual(emptyValues)
    expect(loadDocument(typed).values()).toEqual(typed)
  }
})
