import { propertiesOf } from '../lib/data-attribute.ts'
import type { OutcomeProps } from './outcome/outcome.tsx'

/**
 * Shows a sentence at the end of the form where the island with the outcome may be missing, with a button to send again
 * and the other ways to reach the provider, which are beside the form.
 *
 * @param write returns the sentence; nothing is shown without one
 */
export function showNotice(
  form: HTMLFormElement,
  role: 'alert' | 'status',
  write: (words: OutcomeProps) => string | undefined,
) {
  hideNotice(form)
  // No script has a word of the content.
  const words = propertiesOf(form.querySelector('island-root')!)
  const sentence = write(words)
  if (!sentence) return
  const text = element('p', { role })
  text.append(element('strong', { textContent: sentence }))
  const again = form.querySelector('button')!.cloneNode() as HTMLButtonElement
  again.disabled = false
  again.dataset.variant = 'quiet'
  again.textContent = words.sendAgain
  const ways = element('p', { className: 'row', textContent: words.otherWays.heading })
  for (const link of document.querySelectorAll('#contact dl a')) ways.append(link.cloneNode(true))
  const notice = element('div', { className: 'copy beside-line' })
  notice.dataset.notice = role
  notice.append(text, again, ways)
  form.append(notice)
  if (role === 'alert') notice.scrollIntoView({ block: 'nearest' })
}

export function hideNotice(form: HTMLFormElement, selector = '[data-notice]') {
  form.querySelector(selector)?.remove()
}

const element = <T extends 'p' | 'div' | 'strong'>(name: T, properties: object) =>
  Object.assign(document.createElement(name), properties)
