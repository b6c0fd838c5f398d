import { holdDocument } from '../client/leaving.ts'
import { track } from '../lib/analytics/analytics.ts'
import { limits } from '../lib/limits.ts'
import { createContactForm } from './contact-form-state.ts'
import { writeDraft } from './draft.ts'
import { emptyValues, fields, honeypotName } from './fields.ts'
import { nativeSend } from './native-send.ts'
import { sendMessage } from './send-message.ts'
import { fieldOf, readFields, writeFields } from './typing.ts'

/** What becomes of the message. The island shows it (src/islands/outcome/). */
export const contactForm = createContactForm(sendMessage, (outcome) => {
  if (outcome.outcome === 'failed') console.warn(`contact form: send failed (${outcome.kind})`)
  track({ name: 'contact_send', path: window.location.pathname, ...outcome })
})

const pending = nativeSend()
if (pending) contactForm.waitForNativeSend(pending)

/** Sends what is in the form, if the browser finds it valid. */
export function submit(form: HTMLFormElement) {
  if (contactForm.state().status === 'sending') return
  // White space satisfies `required`. Empty such a field so that the browser rejects it.
  const values = readFields(form)
  writeFields(form, values)
  if (!form.reportValidity()) return
  const honeypot = fieldOf(form, honeypotName) as HTMLInputElement | null
  const sending = send(form, () => contactForm.submit(values, honeypot?.value))
  holdDocument(sending, sending.then(successSeen))
  // The browser's autofill may have filled it in: let the next attempt through.
  if (honeypot) honeypot.value = ''
}

async function send(form: HTMLFormElement, sendValues: () => Promise<void>) {
  lock(form, true)
  await sendValues()
  lock(form, false)
  if (contactForm.state().status !== 'sent') return
  // `reset` keeps the browser from marking the emptied fields as invalid.
  form.reset()
  writeDraft(emptyValues)
}

/** Fields keep what is being sent. A select has no `readOnly`. */
function lock(form: HTMLFormElement, isLocked: boolean) {
  for (const { name } of fields) {
    const field = fieldOf(form, name)
    if (field instanceof HTMLSelectElement) field.disabled = isLocked
    else if (field) field.readOnly = isLocked
  }
}

/** Resolves when the visitor has had time to read that the message was sent. */
async function successSeen() {
  if (contactForm.state().status === 'sent')
    await new Promise((resolve) => setTimeout(resolve, limits.successMessage))
}
