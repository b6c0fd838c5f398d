import { track } from '../lib/analytics/analytics.ts'
import { limits } from '../lib/limits.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { holdDocument } from '../navigation/leaving.ts'
import { fields, honeypotName } from './fields.ts'
import { sendMessage } from './send-message.ts'
import { announceChange, fieldOf, lockEvent, readFields } from './typing.ts'

/** What becomes of the message. The island shows it (src/contact/outcome/). */
export type SendState =
  /** `added`: another part of the page has written into the message. */
  | { status: 'idle'; added?: true }
  | { status: 'sending' }
  | { status: 'sent' }
  /** `offline`: the browser had no connection when the send failed. */
  | { status: 'failed'; offline: boolean }

export const idle: SendState = { status: 'idle' }

let state: SendState = idle
let successTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const sendState = () => state

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setState(next: SendState) {
  state = next
  clearTimeout(successTimer)
  if (next.status === 'sent') successTimer = setTimeout(() => setState(idle), limits.successMessage)
  for (const listener of listeners) listener()
}

/** Says that another part of the page has written into the message. */
export function showAdded() {
  if (state.status === 'idle') setState({ status: 'idle', added: true })
}

/** Sends what is in the form. A second submit while sending does nothing. */
export function send(form: HTMLFormElement) {
  if (state.status === 'sending') return
  const sending = deliver(form)
  holdDocument(sending, sending.then(successSeen))
}

/** The requests without an answer, and the message of each. One may be accepted after it counted as failed. */
const unanswered = new Map<Promise<void>, string>()
/** The message that was sent last. */
let last = ''

async function deliver(form: HTMLFormElement) {
  const message = messageIn(form)
  const honeypot = emptyHoneypot(form)
  last = message
  setState({ status: 'sending' })
  lock(form, true)
  const same = [...unanswered].filter(([, other]) => other === message)
  const earlier = Promise.any(same.map(([request]) => request))
  try {
    // Sending the same again could deliver it twice. Rejects at once if nothing is under way.
    await withTimeout(earlier, limits.earlierSend).catch(() => {
      const request = sendMessage(readFields(form), honeypot)
      unanswered.set(request, message)
      request
        .finally(() => unanswered.delete(request))
        .then(() => state.status === 'failed' && last === message && succeed(form, message))
        .catch(() => {})
      const accepted = Promise.race([request, earlier.catch(() => request)])
      return withTimeout(accepted, limits.sendTimeout)
    })
    succeed(form, message)
  } catch (error) {
    fail(kindOf(error))
  }
  lock(form, false)
}

function succeed(form: HTMLFormElement, message: string) {
  // After a late answer, the visitor may be writing something else.
  if (messageIn(form) === message) {
    // `reset` keeps the browser from marking the emptied fields as invalid.
    form.reset()
    announceChange(form)
  }
  setState({ status: 'sent' })
  report({ outcome: 'sent' })
}

function fail(kind: string) {
  setState({ status: 'failed', offline: navigator.onLine === false })
  console.warn(`contact form: send failed (${kind})`)
  report({ outcome: 'failed', kind })
}

/** Shows a message that the browser itself is posting (start-form.ts), until that ends. */
export async function waitForPost(posting: Promise<'back' | 'timeout'>) {
  setState({ status: 'sending' })
  if ((await posting) === 'timeout') fail('native send')
  else setState(idle)
}

const messageIn = (form: HTMLFormElement) => JSON.stringify(readFields(form))

/** The browser's autofill may have filled it in. Emptying it lets the next attempt through. */
function emptyHoneypot(form: HTMLFormElement): string {
  const honeypot = fieldOf(form, honeypotName)
  const value = honeypot?.value ?? ''
  if (honeypot) honeypot.value = ''
  return value
}

/** Fields keep what is being sent. A select has no `readOnly`. */
function lock(form: HTMLFormElement, isLocked: boolean) {
  for (const { name } of fields) {
    const field = fieldOf(form, name)
    if (field instanceof HTMLSelectElement) field.disabled = isLocked
    else if (field) field.readOnly = isLocked
  }
  document.dispatchEvent(new Event(lockEvent))
}

/** Resolves when the visitor has had time to read that the message was sent. */
async function successSeen() {
  if (state.status === 'sent')
    await new Promise((resolve) => setTimeout(resolve, limits.successMessage))
}

function report(outcome: { outcome: 'sent' } | { outcome: 'failed'; kind: string }) {
  track({ name: 'contact_send', path: window.location.pathname, ...outcome })
}

/** The service's status or the error's name. Never its message, which may contain what the visitor typed. */
function kindOf(error: unknown): string {
  if (error instanceof Error) return error.name
  const { status } = Object(error)
  return status === undefined ? typeof error : `status ${status}`
}
