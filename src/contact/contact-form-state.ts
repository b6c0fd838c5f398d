import { limits } from '../lib/limits.ts'
import type { FieldValues } from './fields.ts'
import type { NativeSendEnd } from './native-send.ts'

export type SendState =
  /** `added`: another part of the page has written into the message. */
  | { status: 'idle'; added?: true }
  | { status: 'sending' }
  | { status: 'sent' }
  /** `offline`: the browser had no connection when the send failed. */
  | { status: 'failed'; offline: boolean }

export type Outcome = { outcome: 'sent' } | { outcome: 'failed'; kind: string }

export const idle: SendState = { status: 'idle' }

/**
 * What becomes of the message. Independent of React and of the form's fields.
 *
 * @param send resolves when the service has accepted the message, rejects otherwise; `honeypot` is that field's
 *   value
 * @param report receives each outcome, with no personal data
 */
export function createContactForm(
  send: (values: FieldValues, honeypot: string) => Promise<void>,
  report: (outcome: Outcome) => void,
) {
  let state: SendState = idle
  let successTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function setState(next: SendState) {
    state = next
    clearTimeout(successTimer)
    if (next.status === 'sent') {
      successTimer = setTimeout(() => setState(idle), limits.successMessage)
    }
    for (const listener of listeners) listener()
  }

  function fail(kind: string) {
    setState({ status: 'failed', offline: navigator.onLine === false })
    report({ outcome: 'failed', kind })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Tells the visitor that another part of the page has written into the message. */
    announceAdded() {
      if (state.status === 'idle') setState({ status: 'idle', added: true })
    },

    /** Sends the message. A second submit while sending does nothing. */
    async submit(typed: FieldValues, honeypot = '') {
      if (state.status === 'sending') return
      setState({ status: 'sending' })
      try {
        await send(typed, honeypot)
      } catch (error) {
        return fail(kindOf(error))
      }
      setState({ status: 'sent' })
      report({ outcome: 'sent' })
    },

    /** Blocks sending while the browser posts a form that was submitted before its script had loaded. */
    async waitForNativeSend(nativeSend: Promise<NativeSendEnd>) {
      if (state.status === 'sending') return
      setState({ status: 'sending' })
      if ((await nativeSend) === 'timeout') fail('native send')
      else setState(idle)
    },
  }
}

/** The service's status or the error's name. Never its message, which may contain what the visitor typed. */
function kindOf(error: unknown): string {
  if (error instanceof Error) return error.name
  const { status } = Object(error)
  return status === undefined ? typeof error : `status ${status}`
}
