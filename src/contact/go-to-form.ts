import { site } from '#content/site.yaml'
import { scrollToElement } from '../lib/smooth-scroll.ts'
import { fields } from './fields.ts'
import { fieldOf } from './typing.ts'
import { writeMessage } from './use-contact-form.ts'

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

/** Writes into the message, and shows the form. */
export function bringToForm(change: (message: string) => string) {
  const form = contactForm()
  if (form) writeMessage(form, change)
  goToForm('first empty field')
}
