import * as limits from '../lib/limits.ts'
import { createListeners } from '../lib/listeners.ts'

/** Why a message was not sent. A further reason is one here. */
export type Failed =
  | { is: 'failed'; why: 'offline' | 'time-out' | 'too long' | 'unknown' }
  /** By the service (`refused`), or by the library and its settings (`blocked`). A honeypot has no status. */
  | { is: 'failed'; why: 'refused' | 'blocked'; status?: number }
  /** Another message may follow the last one then (VITE_EMAILJS_THROTTLE_MS). */
  | { is: 'failed'; why: 'throttled'; status: 429; until: number }

/** What has become of the message. */
export type FormState =
  | { is: 'idle' }
  /** A submit waits for the script that sends. */
  | { is: 'loading' }
  | { is: 'sending' }
  /** The document was left meanwhile, or the browser itself has posted the form. Nothing is known of the answer. */
  | { is: 'posted' }
  | { is: 'sent' }
  | Failed

type Name = FormState['is']

/** The states that each state may follow. */
const mayFollow: Record<Name, Name[]> = {
  idle: ['loading', 'posted', 'sent'],
  loading: ['idle', 'posted', 'sent', 'failed'],
  sending: ['loading'],
  posted: ['idle', 'posted', 'failed'],
  // A message that is accepted late has already counted as failed.
  sent: ['sending', 'failed'],
  failed: ['loading', 'sending'],
}

/** What sends, once its script is there (send.ts). */
export const script: { send?: (form: HTMLFormElement) => Promise<void> } = {}

let current: FormState = { is: 'idle' }
let hasSentOne = false
let announced: { says: Addition } | undefined
const { notify, subscribe } = createListeners()

export { subscribe }

export const state = () => current

/** Whether the form says that it is sending. */
export const isSending = () => ['loading', 'sending'].includes(current.is)

/** What is said when another part of the page adds to the message: the visitor may have changed what it added before. */
export type Addition = 'added' | 'changed'

export const announcedAddition = () => announced

export function announceAddition(says?: Addition) {
  announced = says && { says }
  notify()
}

/** Whether a message has been sent in this document. */
export const hasSent = () => hasSentOne

/** Enters a state. Does nothing, and returns false, if that cannot follow the current one. */
export function go(next: FormState): boolean {
  if (!mayFollow[next.is].includes(current.is)) return false
  current = next
  if (next.is === 'loading') announced = undefined
  if (next.is === 'sent') {
    hasSentOne = true
    setTimeout(() => current === next && go({ is: 'idle' }), limits.successMessage)
  }
  notify()
  return true
}
