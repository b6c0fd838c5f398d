import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { track } from '../lib/analytics/analytics.ts'
import { limits } from '../lib/limits.ts'
import { createContactForm } from './contact-form-state.ts'
import { emptyValues } from './fields.ts'
import { nativeSend } from './native-send.ts'
import { bytesOver, sendMessage } from './send-message.ts'
import { fieldOf, readFields, takeUp, writeFields } from './typing.ts'

const contactForm = createContactForm(sendMessage, (outcome) => {
  // For the developer: by kind, nothing personal.
  if (outcome.outcome === 'failed') console.warn(`contact form: send failed (${outcome.kind})`)
  track({ name: 'contact_send', path: window.location.pathname, ...outcome })
})

/** Joins the form element to the form's state. The fields are uncontrolled: what is typed is theirs. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const state = useSyncExternalStore(contactForm.subscribe, contactForm.state, contactForm.state)
  const values = useSyncExternalStore(contactForm.subscribe, contactForm.fields, () => emptyValues)

  // At once, so that no submit comes between the first render and what the browser is sending already.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return undefined
    const arrive = () =>
      takeUp(element, (typed) => {
        contactForm.arrive(typed)
        writeFields(element, contactForm.fields())
      })
    arrive()
    const sending = nativeSend()
    if (sending) contactForm.leaveTo(sending)
    // Back may bring the document as it was left.
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [form])

  useLayoutEffect(() => {
    const element = form.current
    if (!element || state.status !== 'sent') return
    // Nothing is missing yet, so the browser is not to mark it; what is typed already walks along.
    element.reset()
    writeFields(element, contactForm.fields())
  }, [form, state])

  // Announced when typing pauses, not at every key.
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
    edit() {
      if (form.current) contactForm.edit(readFields(form.current))
    },
    submit() {
      const element = form.current
      if (!element) return
      // To `required`, blanks are a value: empty such a field and let the browser refuse it.
      contactForm.edit(readFields(element))
      writeFields(element, contactForm.fields())
      if (!element.reportValidity()) return
      const trap = fieldOf(element, honeypot)
      contactForm.submit(contactForm.fields(), trap?.value)
      // A browser's autofill may have filled it in: the next try goes through.
      if (trap) trap.value = ''
    },
  }
}

/** The name of the field that only a machine fills in. */
export const honeypot = 'website'
