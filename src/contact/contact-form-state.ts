import { limits } from '../lib/limits.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import type { NativeEnd } from './native-send.ts'
import { type ContactFields, NotSentError } from './send-message.ts'

export type SendState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  /** `offline` says that the browser knew of no connection when the send failed. */
  | { status: 'failed'; offline: boolean }

export type Outcome = { outcome: 'sent' } | { outcome: 'failed'; kind: string }

const idle: SendState = { status: 'idle' }
const draftKey = 'contact-draft'

export const emptyFields: ContactFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
}

/**
 * The contact form's behaviour, apart from its looks: one for the whole visit, so that a send goes on
 * while the visitor walks to another page, and what was typed walks along (in this tab only).
 *
 * @param send resolves when the message was accepted, rejects when it was not; `trap` is what the honeypot
 *   holds
 * @param report is told how each send ended, without anything personal
 */
export function createContactForm(
  send: (fields: ContactFields, trap: string) => Promise<void>,
  report: (outcome: Outcome) => void,
) {
  let state: SendState = idle
  let fields = parseDraft(readStored('sessionStorage', draftKey))
  let successTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: SendState) {
    state = next
    clearTimeout(successTimer)
    if (next.status === 'sent') {
      successTimer = setTimeout(() => become(idle), limits.successMessage)
    }
    notify()
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  function keep(next: ContactFields) {
    fields = next
    const isEmpty = Object.values(next).every((value) => value === '')
    writeStored('sessionStorage', draftKey, isEmpty ? null : JSON.stringify(next))
    notify()
  }

  function fail(kind: string) {
    become({ status: 'failed', offline: navigator.onLine === false })
    report({ outcome: 'failed', kind })
  }

  return {
    state: () => state,
    fields: () => fields,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Notes what stands in the fields. Nothing changes while a send is under way. */
    edit(next: ContactFields) {
      if (state.status !== 'sending') keep(next)
    },

    /** Sends what was typed. A second submit while one is under way does nothing. */
    async submit(typed: ContactFields, trap = '') {
      if (state.status === 'sending') return
      keep(typed)
      become({ status: 'sending' })
      try {
        await send(typed, trap)
      } catch (error) {
        return fail(kindOf(error))
      }
      keep(emptyFields)
      become({ status: 'sent' })
      report({ outcome: 'sent' })
    },

    /** The browser itself is sending what was submitted before the script was there. */
    async leaveTo(nativeSend: Promise<NativeEnd>) {
      if (state.status === 'sending') return
      become({ status: 'sending' })
      if ((await nativeSend) === 'late') fail('native send')
      else become(idle)
    },
  }
}

/** What went wrong, in a word that says nothing about the visitor: the service's status or the error's name. */
function kindOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('status' in error) return `status ${String(error.status)}`
    if (error instanceof NotSentError) return error.kind
    if (error instanceof Error) return error.name
  }
  return typeof error
}

function parseDraft(json: string | null): ContactFields {
  try {
    const draft = JSON.parse(json ?? '{}') as Partial<Record<keyof ContactFields, unknown>>
    const text = (key: keyof ContactFields) => (typeof draft[key] === 'string' ? draft[key] : '')
    return {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      message: text('message'),
    }
  } catch {
    return emptyFields
  }
}
