import { limits } from '../lib/limits.ts'
import { mergedWithDraft, readDraft, writeDraft } from './draft.ts'
import { emptyValues, type FieldValues } from './fields.ts'
import type { NativeEnd } from './native-send.ts'

export type SendState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  /** `offline` says that the browser knew of no connection when the send failed. */
  | { status: 'failed'; offline: boolean }

export type Outcome = { outcome: 'sent' } | { outcome: 'failed'; kind: string }

const idle: SendState = { status: 'idle' }

/**
 * The contact form's behaviour, apart from its looks: one for the whole visit, so that a send goes on
 * while the visitor walks to another page, and what was typed walks along (in this tab only).
 *
 * @param send resolves when the message was accepted, rejects when it was not; `trap` is what the honeypot
 *   holds
 * @param report is told how each send ended, without anything personal
 */
export function createContactForm(
  send: (fields: FieldValues, trap: string) => Promise<void>,
  report: (outcome: Outcome) => void,
) {
  let state: SendState = idle
  let fields = readDraft()
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

  function keep(next: FieldValues) {
    fields = next
    writeDraft(next)
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

    /** Takes up what a form that has appeared has in its fields. */
    arrive(found: FieldValues) {
      if (state.status === 'sending') return
      keep(mergedWithDraft(found))
    },

    /** Notes what stands in the fields. Nothing changes while a send is under way. */
    edit(next: FieldValues) {
      if (state.status !== 'sending') keep(next)
    },

    /** Sends what was typed. A second submit while one is under way does nothing. */
    async submit(typed: FieldValues, trap = '') {
      if (state.status === 'sending') return
      keep(typed)
      become({ status: 'sending' })
      try {
        await send(typed, trap)
      } catch (error) {
        return fail(kindOf(error))
      }
      keep(emptyValues)
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
  if (error instanceof Error) return error.name
  const { status } = Object(error)
  return status === undefined ? typeof error : `status ${status}`
}
