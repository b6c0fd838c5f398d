import type { StorageProvider } from '@emailjs/browser'
import { limits } from '../lib/limits.ts'
import { settings } from '../lib/settings.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { sendAfterRefusal } from './fallback.ts'
import { type FieldValues, variableOf, variables } from './fields.ts'

/** The error for a message that the form refuses to send. */
function refusal(name: 'too long' | 'honeypot') {
  return Object.assign(new Error('not sent'), { name })
}

/** The variables for the e-mail template. */
export function emailPayload(values: FieldValues): Record<string, string> {
  return {
    ...Object.fromEntries(variables.map((variable) => [variable, variableOf(values, variable)])),
    to_email: settings.contactEmail,
    reply_to: values.email,
  }
}

/** How many bytes the message exceeds the e-mail service's limit by; 0 if it fits. */
export function bytesOver(values: FieldValues): number {
  const bytes = new TextEncoder().encode(Object.values(emailPayload(values)).join('')).length
  return Math.max(0, bytes - limits.messageBytes)
}

/**
 * Sends the message with @emailjs/browser, and if that service refuses it, to VITE_CONTACT_FALLBACK_URL, if there is one.
 * Like the library it has no timeout, but starts no request once the form has reported failure.
 *
 * @throws an Error named `too long` or `honeypot` if nothing was sent; otherwise what the library throws: a string, the
 *   service's `{ status, text }`, or a TypeError when the connection is lost
 */
export async function sendMessage(values: FieldValues, honeypot = ''): Promise<void> {
  if (honeypot !== '') throw refusal('honeypot')
  if (bytesOver(values) > 0) throw refusal('too long')
  const throttle = throttleStorage()
  const started = Date.now()
  const isLate = () => Date.now() - started >= limits.sendTimeout
  let sending = sendWithLibrary(values, throttle.provider, isLate)
  // Without this setting, the build leaves out the whole module.
  if (import.meta.env.VITE_CONTACT_FALLBACK_URL)
    sending = sending.catch((error) => {
      if (isLate()) throw error
      return sendAfterRefusal(error, values)
    })
  await sending
  throttle.commit()
}

async function sendWithLibrary(
  values: FieldValues,
  storageProvider: StorageProvider,
  isLate: () => boolean,
) {
  const { init, send } = await loadLibrary()
  // The visitor may have sent the message again.
  if (isLate()) throw new Error('library too late')
  init({
    publicKey: settings.emailjs.publicKey,
    origin: settings.emailjs.origin,
    // Without a provider, `init` switches the throttle off.
    storageProvider,
    limitRate: { id: 'contact', throttle: settings.emailjs.throttleMs },
    blockHeadless: settings.emailjs.blockHeadless,
    blockList: { list: blockListFor(values.email), watchVariable: 'from_email' },
  })
  await send(settings.emailjs.serviceId, settings.emailjs.templateId, emailPayload(values))
}

/** The library compares addresses exactly, so a listed address is passed as the visitor typed it. */
function blockListFor(email: string) {
  const normalize = (address: string) => address.trim().toLowerCase()
  const isListed = settings.emailjs.blockList.some((entry) => normalize(entry) === normalize(email))
  return isListed ? [email] : []
}

/** The library's URL after it failed to load. Firefox retries a failed module only under another URL. */
let failedUrl: string | undefined

async function loadLibrary(): Promise<typeof import('@emailjs/browser')> {
  try {
    void window.localStorage
  } catch {
    // Storage is blocked, and the library would throw when it reads localStorage at import.
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
  try {
    if (failedUrl) return await import(/* @vite-ignore */ `${failedUrl}?again=${Date.now()}`)
    return await import('@emailjs/browser')
  } catch (error) {
    failedUrl ??= /https?:\S+\.js/.exec(String(error))?.[0]
    throw error
  }
}

/**
 * Storage for the library's throttle. The library stores the time before it sends. Here `commit` stores it after a
 * success, so that a failed send does not block a retry.
 */
function throttleStorage(): { provider: StorageProvider; commit: () => void } {
  const key = (id: string) => `emailjs:${id}`
  let pending: [string, string] | undefined
  return {
    provider: {
      get: async (id: string) => readStored('localStorage', key(id)),
      set: async (id: string, value: string) => {
        pending = [key(id), value]
      },
      remove: async (id: string) => writeStored('localStorage', key(id), null),
    },
    commit() {
      if (pending) writeStored('localStorage', ...pending)
    },
  }
}
