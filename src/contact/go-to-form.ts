import { tellTabs } from '../navigation/place.ts'
import { scrollToElement } from '../navigation/smooth-scroll.ts'
import { fields } from './fields.ts'
import { type Addition, announceAddition, isSending } from './machine.ts'
import { fieldOf } from './typing.ts'

const contactForm = () => document.querySelector<HTMLFormElement>('#contact form')

/**
 * Goes to the contact form and focuses a field. Like any link to a place on the page it adds a history entry. False if
 * the page has no form.
 */
export function goToForm(focus: 'first field' | 'first empty field'): boolean {
  const form = contactForm()
  if (!form) return false
  if (location.hash !== '#contact') history.pushState(null, '', '#contact')
  tellTabs()
  const inOrder = fields.map(({ name }) => fieldOf(form, name))
  const empty = inOrder.find((field) => field?.value.trim() === '')
  const target = focus === 'first field' ? inOrder[0] : (empty ?? inOrder.at(-1))
  // The form itself, because on phones it is far below the heading of its section.
  scrollToElement(target && isFarDown(target, form) ? (target.parentElement ?? target) : form)
  target?.focus({ preventScroll: true })
  return true
}

/** Adds to the message (added-text.ts), unless it is being sent, and shows the form. */
export function bringToForm(add: (message: string) => [text: string, says: Addition]) {
  const form = contactForm()
  const message = form && (fieldOf(form, 'message') as HTMLTextAreaElement | null)
  if (message && !isSending()) {
    const [text, says] = add(message.value)
    message.value = text
    message.dispatchEvent(new Event('input', { bubbles: true }))
    announceAddition(says)
  }
  goToForm('first empty field')
}

/** Whether the field would be below the window if the form were at its top. */
const isFarDown = (field: Element, form: Element) =>
  field.getBoundingClientRect().bottom - form.getBoundingClientRect().top > window.innerHeight - 120
