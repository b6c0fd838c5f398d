import * as limits from '../lib/limits.ts'
import { retrying } from '../lib/retrying.ts'
import { settings } from '../lib/settings.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import type { FieldValues } from './fields.ts'
import type { Failed, FormState } from './machine.ts'
import { variablesOf } from './variables.ts'

export type Outcome = Extract<FormState, { is: 'sent' }> | Failed

/** The variables for the e-mail template. */
export function emailPayload(values: FieldValues): Record<string, string> {
  return {
    ...variablesOf(values),
    to_email: settings.contactEmail,
    reply_to: values.email,
  }
}

/**
 * Posts the message to the e-mail service, and what that refuses to VITE_CONTACT_FALLBACK_URL, if there is one. After an
 * error of the service or a time-out (5xx, 408) the message may have arrived, and is not posted again. Like the library
 * it has no time-out, but starts no request once the form has reported failure.
 */
export async function post(values: FieldValues): Promise<Outcome> {
  const started = Date.now()
  const isLate = () => Date.now() - started >= limits.sendTimeout
  let time: string | undefined
  const note = (now: string) => {
    time = now
  }
  let outcome = await outcomeOf(postByLibrary(values, isLate, note))
  const isRefused = outcome.is === 'failed' && outcome.why === 'refused'
  // Without this setting, the build leaves the second service out.
  if (import.meta.env.VITE_CONTACT_FALLBACK_URL && isRefused && !isLate())
    outcome = await outcomeOf(postToSecond(values))
  if (outcome.is === 'sent' && time) writeStored('localStorage', acceptedKey, time)
  return outcome
}

/** When the last accepted message was sent, and the library's name for the limit that needs it. */
const acceptedKey = 'emailjs:contact'

/** What the library answers without a request. Any other text may repeat what the visitor typed. */
const ownAnswers = ['Unavailable For Headless Browser', 'Forbidden', 'Too Many Requests']

/** What became of a request. It rejects with a response or with an error. */
async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request
    return { is: 'sent' }
  } catch (error) {
    const { status, text, name } = Object(error)
    const isOwn = ownAnswers.includes(text)
    const answer = isOwn ? `${status} ${text}` : `status ${status}`
    console.warn(`contact form: send failed (${status ? answer : (name ?? typeof error)})`)
    const until = Number(readStored('localStorage', acceptedKey)) + settings.emailjs.throttleMs
    if (status === 429 && until > Date.now())
      return { is: 'failed', why: 'throttled', status, until }
    if (status >= 400 && status < 500 && status !== 408)
      return { is: 'failed', why: isOwn && status !== 429 ? 'blocked' : 'refused', status }
    return { is: 'failed', why: navigator.onLine ? 'unknown' : 'offline' }
  }
}

/** @param note takes the time that the library notes before its request; the limit counts accepted messages only */
async function postByLibrary(
  values: FieldValues,
  isLate: () => boolean,
  note: (time: string) => void,
) {
  const { init, send } = await loadLibrary()
  // The visitor may have sent the message again.
  if (isLate()) throw new Error('library too late')
  const { publicKey, origin, serviceId, templateId } = settings.emailjs
  const { blockHeadless, blockList, throttleMs } = settings.emailjs
  init({
    publicKey,
    // A call's own origin would be ignored.
    origin,
    blockHeadless,
    blockList: { list: blockList, watchVariable: 'from_email' },
    limitRate: { id: acceptedKey, throttle: throttleMs },
    storageProvider: {
      get: async (key) => readStored('localStorage', key),
      set: async (_key, time) => note(time),
      remove: async () => {},
    },
  })
  await send(serviceId, templateId, emailPayload(values))
}

const importLibrary = retrying(() => import('@emailjs/browser'))

function loadLibrary() {
  try {
    window.localStorage.getItem('')
  } catch {
    // Storage is blocked, and the library would throw when it reads localStorage at import.
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
  return importLibrary()
}

async function postToSecond(values: FieldValues) {
  const address = new URL(import.meta.env.VITE_CONTACT_FALLBACK_URL)
  const response = await fetch(address, {
    method: 'POST',
    // Without it, services answer with a redirect to a page of thanks.
    headers: { Accept: 'application/json' },
    // Some services take their key as a field, such as `access_key`.
    body: new URLSearchParams([...address.searchParams, ...Object.entries(values)]),
  })
  if (!response.ok) throw response
}
