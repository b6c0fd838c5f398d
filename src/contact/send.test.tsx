// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { htmlOf, testContent } from '../../tests/support/site-content.tsx'
import * as limits from '../lib/limits.ts'
import { ContactForm } from './contact-form.tsx'
import { writeDraft } from './draft.ts'
import { fields, valuesBy } from './fields.ts'
import { fieldOf, writeFields } from './typing.ts'

const send = vi.hoisted(() => vi.fn(async (..._call: unknown[]) => ({ status: 200, text: 'OK' })))
const track = vi.hoisted(() => vi.fn())
vi.mock('../lib/analytics/analytics.ts', () => ({
  track,
  isMeasured: true,
  measurementId: '',
  domain: '',
}))
vi.mock('../lib/settings.ts', () => ({
  settings: { emailjs: {}, contactEmail: 'hello@relaywell.example' },
}))
vi.mock('@emailjs/browser', () => ({ init: () => {}, send }))

const typed = valuesBy((name) => (name === 'email' ? 'zoe@example.com' : `${name} of Zoë`))
const form = () => document.querySelector('form')!
const field = (name: string) => fieldOf(form(), name)!
const names = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

const outcome = () => machine.state()
const status = () => outcome().is
let documents = 0
let machine: typeof import('./machine.ts')

beforeEach(async () => {
  send.mockReset()
  track.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openDocument()
  writeFields(form(), typed)
})

/** A document of its own, with the modules of the form started anew. */
async function openDocument() {
  vi.resetModules()
  const { ContactFormElement } = await import('./form.element.ts')
  machine = await import('./machine.ts')
  const name = `contact-form-${++documents}`
  customElements.define(name, ContactFormElement)
  const element = document.createElement(name)
  element.innerHTML = htmlOf(<ContactForm />)
  document.documentElement.lang = 'en'
  document.body.replaceChildren(element)
}
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the form has five required fields, named for autofill', () => {
  const controls = names.map((name) => field(name) as HTMLInputElement)
  expect(controls.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['text', 'given-name'],
    ['text', 'family-name'],
    ['email', 'email'],
    ['tel', 'tel'],
    ['textarea', ''],
  ])
  for (const { name, required } of fields) expect(field(name)).toMatchObject({ required })
})

test.each(names)('a %s of only white space counts as missing', (name) => {
  const invalid = vi.fn()
  field(name).addEventListener('invalid', invalid)
  field(name).value = ' \t\u00a0 '
  form().requestSubmit()
  expect(invalid).toHaveBeenCalledOnce()
  expect(field(name).validity).toMatchObject({ valueMissing: true, customError: false })
  expect(status()).toBe('idle')
})

test('an attempt with a filled-in honeypot fails; the next goes through and empties the form; both are measured', async () => {
  field('website').value = 'https://zoe.example'
  form().requestSubmit()
  await vi.waitFor(() => expect(status()).toBe('failed'))
  expect(send).not.toHaveBeenCalled()
  form().requestSubmit()
  await vi.waitFor(() => expect(status()).toBe('sent'))
  expect(send).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(field('message').value).toBe(''))
  const event = { name: 'contact_send', path: window.location.pathname }
  expect(track.mock.calls).toEqual([
    [{ ...event, outcome: 'failed', kind: 'refused' }],
    [{ ...event, outcome: 'sent' }],
  ])
})

test('a document from the back/forward cache gets the latest draft', () => {
  const pageOf = (type: string) => Object.assign(new Event(type), { persisted: true })
  window.dispatchEvent(pageOf('pagehide'))
  writeDraft({ ...typed, message: 'Typed later.' })
  window.dispatchEvent(pageOf('pageshow'))
  expect(field('message').value).toBe('Typed later.')
})

/** The answers to the requests so far. None comes by itself. */
function holdAnswers() {
  vi.useFakeTimers()
  const answers: { resolve: (answer: never) => void; reject: (error: unknown) => void }[] = []
  send.mockImplementation(() => new Promise((resolve, reject) => answers.push({ resolve, reject })))
  return answers
}

/** Presses the button, and lets some time pass. */
async function submit(ms: number) {
  form().requestSubmit()
  await vi.advanceTimersByTimeAsync(ms)
}

test('a message that is accepted late replaces the failure, and leaves what was typed since', async () => {
  for (const message of [typed.message, 'Another one.']) {
    const answers = holdAnswers()
    writeFields(form(), typed)
    await submit(limits.sendTimeout - 2)
    await submit(1)
    expect([status(), answers.length], 'a second submit').toEqual(['sending', 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toBe('failed')
    field('message').value = message
    answers[0]!.resolve(null as never)
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toBe('sent')
    expect(field('message').value).toBe(message === typed.message ? '' : message)
    vi.runAllTimers()
  }
})

test('the same message waits for its first request; another one, or one that was refused, does not', async () => {
  const answers = holdAnswers()
  await submit(limits.sendTimeout)
  await submit(limits.earlierSend - 1)
  expect([status(), answers.length]).toEqual(['sending', 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers.length).toBe(2)
  answers[1]!.reject({ status: 500 })
  await vi.advanceTimersByTimeAsync(1)
  expect(status()).toBe('failed')

  await submit(1)
  expect(answers.length).toBe(2)
  answers[0]!.reject({ status: 500 })
  await vi.advanceTimersByTimeAsync(1)
  expect(answers.length).toBe(3)
  await vi.advanceTimersByTimeAsync(limits.sendTimeout)

  field('message').value = 'Another one.'
  await submit(1)
  expect(answers.length).toBe(4)
  answers[2]!.resolve(null as never)
  await vi.advanceTimersByTimeAsync(1)
  expect(status()).toBe('sending')
})

test.each([
  ['the visitor has stayed', limits.requestEnd, null],
  ['the request has ended with the document', 0, '1'],
])('whether a message arrived is not known later, unless %s', async (_, ms, noted) => {
  const answers = holdAnswers()
  await submit(1)
  window.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(ms)
  answers[0]!.reject(new TypeError())
  await vi.advanceTimersByTimeAsync(limits.requestEnd)
  expect([status(), sessionStorage.getItem('posted')]).toEqual(['failed', noted])
})

test('without its island, a failure is said once, also when the connection comes back', async () => {
  const { failed, offline } = testContent.contact.form
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  send.mockRejectedValue(new TypeError())
  form().requestSubmit()
  await vi.waitFor(() => expect(status()).toBe('failed'))
  const alert = form().querySelector('[role=alert]')!
  const again = form().querySelector<HTMLElement>('[type=submit][data-variant=quiet]')!
  again.focus()
  expect(alert.textContent).toBe(`${failed} ${offline}`)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect([alert.textContent, alert.isConnected]).toEqual([failed, true])
  expect(document.activeElement).toBe(again)
})

test('sent again, a message whose first request is accepted is not sent twice', async () => {
  const answers = holdAnswers()
  await submit(limits.sendTimeout)
  await submit(1)
  answers[0]!.resolve(null as never)
  await vi.advanceTimersByTimeAsync(1)
  expect([status(), send.mock.calls.length]).toEqual(['sent', 1])
})
