// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contact } from '#content/contact.yaml'
import { site } from '#content/site.yaml'
import { limits } from '../lib/limits.ts'
import { emptyValues, type FieldName, fields } from './fields.ts'

const send = vi.hoisted(() => vi.fn(async (..._call: unknown[]) => ({ status: 200, text: 'OK' })))
vi.mock('../lib/settings.ts', () => ({
  settings: { emailjs: { blockList: [] }, contactEmail: 'hello@relaywell.example', plausible: {} },
}))
vi.mock('@emailjs/browser', () => ({ init: () => {}, send }))

const copy = contact.form
const typed = {
  ...emptyValues,
  firstName: 'Zoë',
  lastName: 'Håkansson',
  email: 'zoe@example.com',
  phone: '+1 202 555 0199',
  message: 'Invoices.',
}
const names = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement>(copy.fields[name]!.label)
const type = (name: FieldName, value: string) => fireEvent.input(field(name), { target: { value } })
const status = () => screen.getAllByRole('status')[0]!
const submit = () => fireEvent.click(screen.getByRole('button', { name: copy.send }))

beforeEach(async () => {
  // The form's state is module-level.
  vi.resetModules()
  sessionStorage.clear()
  send.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { ContactForm } = await import('./contact-form.tsx')
  render(<ContactForm />)
  for (const name of names) type(name, typed[name])
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('has a labelled control for each field, five of them required and named for autofill', () => {
  for (const { name, required } of fields) expect(field(name)).toMatchObject({ name, required })
  const controls = names.map(field).map((control) => [control.type, control.autocomplete])
  expect(controls).toEqual([
    ['text', 'given-name'],
    ['text', 'family-name'],
    ['email', 'email'],
    ['tel', 'tel'],
    ['textarea', ''],
  ])
  for (const name of names) expect(field(name).required).toBe(true)
})

test.each(names)('rejects a %s of only whitespace as missing', (name) => {
  const invalid = vi.fn()
  field(name).addEventListener('invalid', invalid)
  type(name, ' \t\u00a0 ')
  submit()
  expect(invalid).toHaveBeenCalled()
  expect(field(name).validity).toMatchObject({ valueMissing: true, customError: false })
  expect(status().textContent).toBe('')
  expect(sessionStorage.getItem('contact-draft')).toBe(JSON.stringify({ ...typed, [name]: '' }))
})

test('rejects one attempt with a filled-in honeypot, and lets the next through', async () => {
  screen.getByLabelText<HTMLInputElement>(copy.honeypot).value = 'https://zoe.example'
  submit()
  await screen.findByRole('alert')
  expect(send).not.toHaveBeenCalled()
  submit()
  await vi.waitFor(() => expect(status().textContent).toBe(copy.sent))
  expect(send).toHaveBeenCalledOnce()
})

test('announces that a message is too long once typing pauses, in the permanent live region', () => {
  vi.useFakeTimers()
  const region = status()
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time))
  for (const extra of ['', 'x', 'xx']) {
    type('message', 'x'.repeat(limits.messageBytes) + extra)
    wait(limits.typingPause - 1)
    expect(region.textContent).toBe('')
  }
  wait(1)
  expect(region.isConnected).toBe(true)
  expect(region.textContent).toContain(copy.tooLong.split('{')[0])
  type('message', 'Invoices.')
  expect(region.textContent).toBe('')
})

test.each([
  ['copies everything typed', copy.otherWays.copied, true],
  ['selects the message if the browser refuses to copy', copy.otherWays.notCopied, false],
])('after a failure, Copy message %s and announces it', async (_, announced, allowed) => {
  const writeText = vi.fn(async (_text: string) => {
    if (!allowed) throw new DOMException('refused', 'NotAllowedError')
  })
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  send.mockRejectedValueOnce({ status: 500 })
  submit()
  await screen.findByRole('alert')
  const message = `${'🚇 Invoices.\n'.repeat(3000)}end`
  type('message', message)
  const [mail, telephone] = screen.getAllByRole<HTMLAnchorElement>('link').slice(-2)
  expect(new URL(mail!.href).searchParams.get('body')).toContain('🚇 Invoices.\r\n🚇 Invoices.')
  expect(telephone?.href).toBe(site.telephone.href)
  expect(screen.getAllByRole('status')[1]?.textContent).toBe('')

  fireEvent.click(screen.getByRole('button', { name: copy.otherWays.copy }))
  await vi.waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe(announced))
  expect(writeText).toHaveBeenCalledWith(
    `Zoë Håkansson\nzoe@example.com\n+1 202 555 0199\n\n${message}`,
  )
  if (!allowed) {
    expect(document.activeElement).toBe(field('message'))
    expect(field('message').selectionEnd).toBe(message.length)
  }

  type('message', 'Something else.')
  expect(screen.getAllByRole('status')[1]?.textContent).toBe('')
})
