import { tellTabs } from '../navigation/place.ts'
import { scrollToElement } from '../navigation/smooth-scroll.ts'
import { fields } from './fields.ts'
import { announceAddition, isSending } from './machine.ts'
import { fieldOf } from './typing.ts'

const contactForm = () => document.querySelector<HTMLFormElement>('#contact form')

/**
 * Goes to the contact form and focuses a field, or the button, below which is what became of the message. Like any link
 * to a place on the page it adds a history entry. False if the page has no form.
 */
export function goToForm(focus: 'first field' | 'first empty field' | 'button'): boolean {
  const form = contactForm()
  if (!form) return false
  if (location.hash !== '#contact') history.pushState(null, '', '#contact')
  tellTabs()
  const inOrder = fields.map(({ name }) => fieldOf(form, name))
  const empty = inOrder.find((field) => field?.value.trim() === '')
  const targets = {
    'first field': inOrder[0],
    'first empty field': empty ?? inOrder.at(-1),
    button: form.querySelector('button'),
  }
  const target = targets[focus]
  // The form itself, because on phones it is far below the heading of its section.
  const block = target?.parentElement
  scrollToElement(block && isFarDown(block, form) ? block : form)
  target?.focus({ preventScroll: true })
  return true
}

/** Changes the message, unless it is being sent, and shows the form. */
export function bringToForm(change: (message: string) => string) {
  const form = contactForm()
  const message = form && (fieldOf(form, 'message') as HTMLTextAreaElement | null)
  if (message && !isSending()) {
    message.value = change(message.value)
    message.dispatchEvent(new Event('input', { bubbles: true }))
    announceAddition()
  }
  goToForm('first empty field')
}

/** Whether a part of the form would be below the window if the form were at its top. */
const isFarDown = (part: Element, form: Element) =>
  part.getBoundingClientRect().bottom - form.getBoundingClientRect().top > window.innerHeight - 120
