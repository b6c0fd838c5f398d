import * as limits from '../lib/limits.ts'
import { withTimeout } from '../lib/timing.ts'
import { jumpTo } from '../navigation/smooth-scroll.ts'
import { emailPayload, type Outcome, post } from './email-service.ts'
import { type FieldValues, fields, honeypotName } from './fields.ts'
import { type Failed, go, script, state } from './machine.ts'
import { announceChange, fieldOf, isValid, readFields } from './typing.ts'

let lastMessage: FieldValues

/** Sends what is in the form, once the browser has found it valid (form.element.ts). */
async function send(form: HTMLFormElement) {
  // The visitor may have gone on typing while this script loaded.
  if (!isValid(form)) go({ is: 'idle' })
  if (!go({ is: 'sending' })) return
  const values = readFields(form)
  lastMessage = values
  lock(form, true)
  const outcome = refusalOf(values, emptyHoneypot(form)) ?? (await request(form, values))
  lock(form, false)
  finish(form, values, outcome)
}

// Only the first copy knows which requests have no answer: the outcome's island may bring another (retrying.ts).
script.send ??= send

/** Why a message that the browser finds valid is not even posted. */
function refusalOf(values: FieldValues, honeypot: string): Failed | undefined {
  if (honeypot) return { is: 'failed', why: 'refused' }
  return bytesOver(values) > 0 ? { is: 'failed', why: 'too long' } : undefined
}

/** How many bytes the message exceeds the e-mail service's limit by; 0 if it fits. */
export function bytesOver(values: FieldValues): number {
  const bytes = new TextEncoder().encode(Object.values(emailPayload(values)).join('')).length
  return Math.max(0, bytes - limits.messageBytes)
}

/** The requests without an answer, which resolve if they are accepted, and the message of each. */
const unanswered = new Map<Promise<Outcome>, FieldValues>()

async function request(form: HTMLFormElement, values: FieldValues): Promise<Outcome> {
  const same = [...unanswered].filter(([, other]) => isSame(other, values))
  // Sending the same again could deliver it twice. Rejects at once if nothing is under way.
  const earlier = Promise.any(same.map(([accepted]) => accepted))
  const early = await withTimeout(earlier, limits.earlierSend).catch(() => undefined)
  if (early) return early

  const posted = post(values)
  const accepted = posted.then((outcome) => (outcome.is === 'sent' ? outcome : Promise.reject()))
  unanswered.set(accepted, values)
  const handleAccepted = (outcome: Outcome) => {
    // Late: it has counted as failed, and nothing else was sent since.
    if (state().is === 'failed' && isSame(lastMessage, values)) finish(form, values, outcome)
  }
  accepted.then(handleAccepted, () => {}).finally(() => unanswered.delete(accepted))
  const answer = Promise.race([posted, earlier.catch(() => posted)])
  return withTimeout(answer, limits.sendTimeout).catch(() => ({
    is: 'failed',
    why: navigator.onLine ? 'time-out' : 'offline',
  }))
}

const isSame = (one: FieldValues, other: FieldValues) =>
  JSON.stringify(one) === JSON.stringify(other)

function finish(form: HTMLFormElement, values: FieldValues, outcome: Outcome) {
  // After a late answer, the visitor may be writing something else.
  if (outcome.is === 'sent' && isSame(readFields(form), values)) {
    const button = form.querySelector('button')!
    const { top } = button.getBoundingClientRect()
    // `reset` keeps the browser from marking the emptied fields as invalid.
    form.reset()
    announceChange(form)
    // A long message has become short: the button stays in its place, also where browsers would scroll further.
    const moved = button.getBoundingClientRect().top - top
    if (moved && top < innerHeight) jumpTo(scrollY + moved)
  }
  go(outcome)
}

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
}
