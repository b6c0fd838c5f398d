import { site } from '#content/site.yaml'
import { scrollToElement } from '../lib/smooth-scroll.ts'
import { fields } from './fields.ts'
import { fieldOf } from './typing.ts'

const contactForm = () => document.querySelector<HTMLFormElement>(`${site.cta.href} form`)

/** Scrolls to the contact form and focuses a field. False if the page has no form. */
export function goToForm(focus: 'first field' | 'first empty field'): boolean {
  const form = contactForm()
  if (!form) return false
  const inOrder = fields.map(({ name }) => fieldOf(form, name))
  const empty = inOrder.find((field) => field?.value.trim() === '')
  const target = focus === 'first field' ? inOrder[0] : (empty ?? inOrder.at(-1))
  // The form itself, because on phones it is far below the heading of its section.
  scrollToElement(form)
  target?.focus({ preventScroll: true })
  return true
}

/** Changes the message in the form as if it had been typed. Does nothing while the message is being sent. */
export function writeMessage(change: (message: string) => string) {
  const form = contactForm()
  const message = form && (fieldOf(form, 'message') as HTMLTextAreaElement | null)
  if (!message || message.readOnly) return
  message.value = change(message.value)
  message.dispatchEvent(new Event('input', { bubbles: true }))
}
