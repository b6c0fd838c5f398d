import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { track } from '../lib/analytics/analytics.ts'
import { limits } from '../lib/limits.ts'
import { holdReloads } from '../lib/page-chunk.ts'
import { createContactForm } from './contact-form-state.ts'
import { emptyValues, honeypotName } from './fields.ts'
import { nativeSend } from './native-send.ts'
import { bytesOver, sendMessage } from './send-message.ts'
import { addedText, adoptForm, fieldOf, readFields, writeFields } from './typing.ts'

const contactForm = createContactForm(sendMessage, (outcome) => {
  if (outcome.outcome === 'failed') console.warn(`contact form: send failed (${outcome.kind})`)
  track({ name: 'contact_send', path: window.location.pathname, ...outcome })
})

/** Resolves when the visitor has had time to read that the message was sent. */
async function successSeen() {
  if (contactForm.state().status === 'sent')
    await new Promise((resolve) => setTimeout(resolve, limits.successMessage))
}

/** Connects the form element to the form's state. Its fields are uncontrolled. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const state = useSyncExternalStore(contactForm.subscribe, contactForm.state, contactForm.state)
  const values = useSyncExternalStore(contactForm.subscribe, contactForm.values, () => emptyValues)

  // Before paint, so that no submit can come between hydration and the check for a native send.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return undefined
    const adopt = () =>
      adoptForm(element, (typed) => {
        contactForm.adopt(typed)
        writeFields(element, contactForm.values())
      })
    adopt()
    const pending = nativeSend()
    if (pending) contactForm.waitForNativeSend(pending)
    // The back/forward cache restores the document as it was left.
    window.addEventListener('pageshow', adopt)
    return () => window.removeEventListener('pageshow', adopt)
  }, [form])

  useLayoutEffect(() => {
    const element = form.current
    if (!element || state.status !== 'sent') return
    // `reset` keeps the browser from marking the emptied fields as invalid. Anything typed since is written back.
    element.reset()
    writeFields(element, contactForm.values())
  }, [form, state])

  // Announced once typing pauses, not on every key press.
  const over = bytesOver(values)
  const [announced, setAnnounced] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(over), limits.typingPause)
    return () => clearTimeout(timer)
  }, [over])

  return {
    state,
    values,
    bytesOver: over && announced,
    edit({ nativeEvent }: FormEvent) {
      if (form.current) contactForm.edit(readFields(form.current))
      if ('detail' in nativeEvent && nativeEvent.detail === addedText) contactForm.announceAdded()
    },
    submit() {
      const element = form.current
      if (!element) return
      // White space satisfies `required`. Empty such a field so that the browser rejects it.
      contactForm.edit(readFields(element))
      writeFields(element, contactForm.values())
      if (!element.reportValidity()) return
      const honeypot = fieldOf(element, honeypotName)
      holdReloads(contactForm.submit(contactForm.values(), honeypot?.value).then(successSeen))
      // The browser's autofill may have filled it in: let the next attempt through.
      if (honeypot) honeypot.value = ''
    },
  }
}
