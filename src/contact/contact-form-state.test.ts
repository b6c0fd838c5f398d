import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContactForm, type Outcome } from './contact-form-state.ts'
import { emptyValues } from './fields.ts'

const typed = {
  firstName: 'Zoë',
  lastName: 'Håkansson',
  email: 'zoe@example.com',
  phone: '+1 202 555 0199',
  message: 'Invoices.',
}

/** A form whose sends end when the test says so. */
function formUnderTest() {
  const sends: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const outcomes: Outcome[] = []
  const form = createContactForm(
    () => new Promise((resolve, reject) => sends.push({ resolve, reject })),
    (outcome) => outcomes.push(outcome),
  )
  return { form, sends, outcomes }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a second submit while one is under way does nothing', () => {
  const { form, sends } = formUnderTest()
  form.submit(typed)
  form.submit(typed)
  expect(sends).toHaveLength(1)
  expect(form.state()).toEqual({ status: 'sending' })
})

test('a message that was accepted clears the fields and says so for five seconds', async () => {
  const { form, sends, outcomes } = formUnderTest()
  form.submit(typed)
  sends[0]?.resolve()
  await vi.advanceTimersByTimeAsync(4999)
  expect(form.state()).toEqual({ status: 'sent' })
  expect(form.fields()).toEqual(emptyValues)
  await vi.advanceTimersByTimeAsync(1)
  expect(form.state()).toEqual({ status: 'idle' })
  expect(outcomes).toEqual([{ outcome: 'sent' }])
})

test('a submit within the five seconds starts its own five seconds', async () => {
  const { form, sends } = formUnderTest()
  form.submit(typed)
  sends[0]?.resolve()
  await vi.advanceTimersByTimeAsync(3000)
  form.submit(typed)
  sends[1]?.resolve()
  await vi.advanceTimersByTimeAsync(4999)
  expect(form.state()).toEqual({ status: 'sent' })
  await vi.advanceTimersByTimeAsync(1)
  expect(form.state()).toEqual({ status: 'idle' })
})

test('a failure stays, keeps every field, and can be sent again', async () => {
  const { form, sends } = formUnderTest()
  form.submit(typed)
  sends[0]?.reject(new Error('lost'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(form.state()).toEqual({ status: 'failed', offline: false })
  expect(form.fields()).toEqual(typed)
  form.submit(typed)
  expect(form.state()).toEqual({ status: 'sending' })
})

test.each([
  [{ status: 503, text: 'for zoe@example.com' }, 'status 503'],
  [new TypeError('Failed to fetch'), 'TypeError'],
  ['The public key is required', 'string'],
])('a failure is reported by its kind, without anything that was typed', async (error, kind) => {
  const { form, sends, outcomes } = formUnderTest()
  form.submit(typed)
  sends[0]?.reject(error)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual([{ outcome: 'failed', kind }])
})

test('typing while a send is under way does not change what is being sent', () => {
  const { form } = formUnderTest()
  form.submit(typed)
  form.edit({ ...typed, message: 'changed' })
  expect(form.fields()).toEqual(typed)
})

test('nothing is sent beside what the browser is sending already', async () => {
  const { form, sends } = formUnderTest()
  form.edit(typed)
  form.leaveTo(Promise.resolve('back'))
  form.submit(typed)
  expect(form.state()).toEqual({ status: 'sending' })
  expect(sends).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(form.state(), 'back on the page').toEqual({ status: 'idle' })
  expect(form.fields()).toEqual(typed)
})

test('what the browser did not get off is a failure that keeps every field', async () => {
  const { form, outcomes } = formUnderTest()
  form.edit(typed)
  await form.leaveTo(Promise.resolve('late'))
  expect(form.state()).toEqual({ status: 'failed', offline: false })
  expect(form.fields()).toEqual(typed)
  expect(outcomes).toEqual([{ outcome: 'failed', kind: 'native send' }])
})
