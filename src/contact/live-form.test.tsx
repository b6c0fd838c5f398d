// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { htmlOf } from '../../tests/support/site-content.tsx'
import { ContactForm } from './contact-form.tsx'
import { fields, valuesBy } from './fields.ts'
import { fieldOf, writeFields } from './typing.ts'

const send = vi.hoisted(() => vi.fn(async (..._call: unknown[]) => ({ status: 200, text: 'OK' })))
const track = vi.hoisted(() => vi.fn())
vi.mock('../lib/analytics/analytics.ts', () => ({ track }))
vi.mock('../lib/settings.ts', () => ({
  settings: { emailjs: { blockList: [] }, contactEmail: 'hello@relaywell.example', plausible: {} },
}))
vi.mock('@emailjs/browser', () => ({ init: () => {}, send }))

const typed = valuesBy((name) => (name === 'email' ? 'zoe@example.com' : `${name} of Zoë`))
const form = () => document.querySelector('form')!
const names = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

/** What becomes of the message is module-level. */
const liveForm = () => import('./live-form.ts')

beforeEach(() => {
  vi.resetModules()
  send.mockClear()
  track.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = htmlOf(<ContactForm />)
  writeFields(form(), typed)
})
afterEach(() => vi.restoreAllMocks())

test('the form has five required fields, named for autofill', () => {
  const controls = names.map((name) => fieldOf(form(), name) as HTMLInputElement)
  expect(controls.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['text', 'given-name'],
    ['text', 'family-name'],
    ['email', 'email'],
    ['tel', 'tel'],
    ['textarea', ''],
  ])
  for (const { name, required } of fields) expect(fieldOf(form(), name)).toMatchObject({ required })
})

test.each(names)('a %s of only white space counts as missing', async (name) => {
  const { submit } = await liveForm()
  const field = fieldOf(form(), name)!
  const invalid = vi.fn()
  field.addEventListener('invalid', invalid)
  field.value = ' \t\u00a0 '
  submit(form())
  expect(invalid).toHaveBeenCalled()
  expect(field.validity).toMatchObject({ valueMissing: true, customError: false })
  expect(send).not.toHaveBeenCalled()
})

test('an attempt with a filled-in honeypot fails; the next goes through and empties the form; both are measured', async () => {
  const { contactForm, submit } = await liveForm()
  const status = () => contactForm.state().status
  fieldOf(form(), 'website')!.value = 'https://zoe.example'
  submit(form())
  await vi.waitFor(() => expect(status()).toBe('failed'))
  expect(send).not.toHaveBeenCalled()
  submit(form())
  await vi.waitFor(() => expect(status()).toBe('sent'))
  expect(send).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(fieldOf(form(), 'message')!.value).toBe(''))
  const event = { name: 'contact_send', path: window.location.pathname }
  expect(track.mock.calls).toEqual([
    [{ ...event, outcome: 'failed', kind: 'honeypot' }],
    [{ ...event, outcome: 'sent' }],
  ])
})

test('fields of the same names that an extension has added are ignored', async () => {
  const { submit } = await liveForm()
  for (const name of ['email', 'message', 'website'])
    form().prepend(Object.assign(document.createElement('input'), { name, value: 'added' }))
  submit(form())
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  const { email, message } = typed
  expect(send.mock.lastCall![2]).toMatchObject({ from_email: email, message })
})
