import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContactForm, type Outcome } from './contact-form-state.ts'
import { emptyValues } from './fields.ts'

const typed = { ...emptyValues, firstName: 'Zoë', message: 'Invoices.' }

/** A form whose sends the test resolves or rejects. */
function createTestForm() {
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

test('ignores a second submit and edits while sending', () => {
  const { form, sends } = createTestForm()
  form.submit(typed)
  form.submit(typed)
  form.edit({ ...typed, message: 'changed' })
  expect(sends).toHaveLength(1)
  expect(form.state()).toEqual({ status: 'sending' })
  expect(form.values()).toEqual(typed)
})

test('clears the fields after each successful send and shows the success for five seconds', async () => {
  const { form, sends, outcomes } = createTestForm()
  form.submit(typed)
  sends[0]?.resolve()
  await vi.advanceTimersByTimeAsync(3000)
  form.submit(typed)
  sends[1]?.resolve()
  await vi.advanceTimersByTimeAsync(4999)
  expect(form.state()).toEqual({ status: 'sent' })
  expect(form.values()).toEqual(emptyValues)
  await vi.advanceTimersByTimeAsync(1)
  expect(form.state()).toEqual({ status: 'idle' })
  expect(outcomes).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }])
})

test('keeps the error and every field after a failed send, and can send again', async () => {
  const { form, sends } = createTestForm()
  form.submit(typed)
  sends[0]?.reject(new Error('lost'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(form.state()).toEqual({ status: 'failed', offline: false })
  expect(form.values()).toEqual(typed)
  form.submit(typed)
  expect(form.state()).toEqual({ status: 'sending' })
})

test.each([
  [{ status: 503, text: 'for zoe@example.com' }, 'status 503'],
  [new TypeError('Failed to fetch'), 'TypeError'],
  ['The public key is required', 'string'],
])('reports the kind of failure for %j and nothing that was typed', async (error, kind) => {
  const { form, sends, outcomes } = createTestForm()
  form.submit(typed)
  sends[0]?.reject(error)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual([{ outcome: 'failed', kind }])
})

test('sends nothing during a native send, and keeps every field when the visitor comes back', async () => {
  const { form, sends } = createTestForm()
  form.edit(typed)
  form.waitForNativeSend(Promise.resolve('back'))
  form.submit(typed)
  expect(form.state()).toEqual({ status: 'sending' })
  expect(sends).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(form.state(), 'after the visitor comes back').toEqual({ status: 'idle' })
  expect(form.values()).toEqual(typed)
})

test('reports a native send without an answer as failed and keeps every field', async () => {
  const { form, outcomes } = createTestForm()
  form.edit(typed)
  await form.waitForNativeSend(Promise.resolve('timeout'))
  expect(form.state()).toEqual({ status: 'failed', offline: false })
  expect(form.values()).toEqual(typed)
  expect(outcomes).toEqual([{ outcome: 'failed', kind: 'native send' }])
})
