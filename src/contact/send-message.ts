import type { StorageProvider } from '@emailjs/browser'
import { inTime } from '../lib/in-time.ts'
import { limits } from '../lib/limits.ts'
import { settings } from '../lib/settings.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { type FieldValues, variableOf, variables } from './fields.ts'

/** What the form itself does not send, and the name of it. */
function notSent(name: 'too long' | 'honeypot') {
  return Object.assign(new Error('not sent'), { name })
}

/** What the template of the e-mail service receives (specification, section 3). */
export function emailPayload(values: FieldValues): Record<string, string> {
  return {
    ...Object.fromEntries(variables.map((variable) => [variable, variableOf(values, variable)])),
    to_email: settings.contactEmail,
    reply_to: values.email,
  }
}

/** By how many bytes the message is over what the e-mail service takes; 0 when it fits. */
export function bytesOver(fields: FieldValues): number {
  const bytes = new TextEncoder().encode(Object.values(emailPayload(fields)).join('')).length
  return Math.max(0, bytes - limits.messageBytes)
}

/**
 * Sends the message through @emailjs/browser.
 *
 * @throws whatever the library throws: its own texts, `{ status, text }` of the service, the browser's
 *   TypeError of a lost connection; an Error after 30 s without an answer; one named `too long` or
 *   `honeypot` before any of it
 */
export async function sendMessage(fields: FieldValues, trap = ''): Promise<void> {
  if (trap !== '') throw notSent('honeypot')
  if (bytesOver(fields) > 0) throw notSent('too long')
  const throttleStamp = heldBack()
  // The library has no time-out of its own: a hung connection would stay pending for ever.
  await inTime(sendByLibrary(fields, throttleStamp.provider), limits.sendTimeout)
  throttleStamp.commit()
}

async function sendByLibrary(fields: FieldValues, storageProvider: StorageProvider) {
  const asked = Date.now()
  const { init, send } = await library()
  // By then the form has reported a failure, and the visitor may have sent the message again.
  if (Date.now() - asked >= limits.sendTimeout) throw new Error('library too late')
  init({
    publicKey: settings.emailjs.publicKey,
    origin: settings.emailjs.origin,
    // `init` without a provider would switch the throttle off.
    storageProvider,
    limitRate: { id: 'contact', throttle: settings.emailjs.throttleMs },
    blockHeadless: settings.emailjs.blockHeadless,
    blockList: { list: blockListFor(fields.email), watchVariable: 'from_email' },
  })
  await send(settings.emailjs.serviceId, settings.emailjs.templateId, emailPayload(fields))
}

/** The library compares exactly: a listed address is passed on as the visitor typed it. */
function blockListFor(email: string) {
  const plain = (address: string) => address.trim().toLowerCase()
  const isListed = settings.emailjs.blockList.some((entry) => plain(entry) === plain(email))
  return isListed ? [email] : []
}

/** Firefox never asks again for a script that it could not have once; under another address it does. */
let missed: string | undefined

/** The library reads localStorage while it is imported, and where the visitor blocks it that throws. */
async function library(): Promise<typeof import('@emailjs/browser')> {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
  try {
    if (missed) return await import(/* @vite-ignore */ `${missed}?again=${Date.now()}`)
    return await import('@emailjs/browser')
  } catch (error) {
    missed ??= /https?:\S+\.js/.exec(String(error))?.[0]
    throw error
  }
}

/** The library stamps its throttle before the request; a failed send must not forbid the next try. */
function heldBack(): { provider: StorageProvider; commit: () => void } {
  const key = (id: string) => `emailjs:${id}`
  let stamp: [string, string] | undefined
  return {
    provider: {
      get: async (id: string) => readStored('localStorage', key(id)),
      set: async (id: string, value: string) => {
        stamp = [key(id), value]
      },
      remove: async (id: string) => writeStored('localStorage', key(id), null),
    },
    commit() {
      if (stamp) writeStored('localStorage', ...stamp)
    },
  }
}
