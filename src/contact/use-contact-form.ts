import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { track } from '../lib/analytics/analytics.ts'
import { createContactForm, emptyFields } from './contact-form-state.ts'
import { nativeSend } from './native-send.ts'
import { bytesOver, type ContactFields, sendMessage } from './send-message.ts'

const contactForm = createContactForm(sendMessage, (outcome) => {
  // For the developer: by kind, nothing personal.
  if (outcome.outcome === 'failed') console.warn(`contact form: send failed (${outcome.kind})`)
  track({ name: 'contact_send', path: window.location.pathname, ...outcome })
})

const idle = { status: 'idle' } as const
const names = Object.keys(emptyFields) as (keyof ContactFields)[]

/** Joins the form element to the form's state. The fields are uncontrolled: what is typed is theirs. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const state = useSyncExternalStore(contactForm.subscribe, contactForm.state, () => idle)
  const fields = useSyncExternalStore(contactForm.subscribe, contactForm.fields, () => emptyFields)
  const before = useRef<string>(state.status)

  // What was typed before hydration stays; what an earlier page or load left fills what is empty. At once,
  // so that no submit comes between the first render and what the browser is sending already.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    for (const name of names) {
      const field = fieldOf(element, name)
      if (field.value === '') field.value = contactForm.fields()[name]
    }
    contactForm.edit(readFields(element))
    const sending = nativeSend()
    if (sending) contactForm.leaveTo(sending)
  }, [form])

  useLayoutEffect(() => {
    const element = form.current
    if (element && state.status === 'sent' && before.current === 'sending') {
      element.reset()
      // An empty value that was set, not reset to: Firefox else brings back at a reload what was sent.
      for (const name of names) fieldOf(element, name).value = ''
    }
    before.current = state.status
  }, [form, state])

  return {
    state,
    fields,
    bytesOver: bytesOver(fields),
    edit() {
      if (form.current) contactForm.edit(readFields(form.current))
    },
    submit() {
      const element = form.current
      if (element) contactForm.submit(readFields(element), fieldOf(element, honeypot).value)
    },
  }
}

/** The name of the field that only a machine fills in. */
export const honeypot = 'website'

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

function readFields(form: HTMLFormElement): ContactFields {
  const value = (name: keyof ContactFields) => fieldOf(form, name).value
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  }
}
