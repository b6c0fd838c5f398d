/** Patterns of the scripts to hold back, by the moment at which the document is changed. */
export const heldScripts = {
  'before any script runs': /\.js$/,
  'while the other scripts load': /\/(?!main)[^/]*\.js$/,
}

// What password managers, writing assistants and translators do to a document. The functions run in the page.

/** Adds elements before, in and after the form, and one after each field. Returns how many there are. */
export function addElements() {
  const foreign = () => Object.assign(document.createElement('div'), { className: 'foreign' })
  const form = document.querySelector('#contact form')!
  form.before(foreign())
  form.append(foreign())
  form.after(foreign())
  for (const field of form.querySelectorAll('input:not([type=hidden]), textarea'))
    field.after(foreign())
  return document.querySelectorAll('.foreign').length
}

/** Translates as Chrome does: wraps every text node in two `<font>` elements. */
export function translateByElements() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, textarea')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(`<${text.data}>`)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Translates as Firefox and Safari do: changes every text node in place. */
export function translateInPlace() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement!.closest('script, style, textarea'))
      text.data = `<${text.data}>`
  }
}

/**
 * Marks the elements of the document, so that `redrawnElements` can tell which React has replaced. It renders an island
 * anew if the document is not as it expects.
 */
export function markElements() {
  const marked = 'h1, h2:not(#your-line-heading), #contact form, header, footer'
  for (const element of document.querySelectorAll(marked))
    Reflect.set(element, 'isFromDocument', true)
}

export const redrawnElements = () =>
  [...document.querySelectorAll('h1, h2:not(#your-line-heading), #contact form, header, footer')]
    .filter((element) => !Reflect.get(element, 'isFromDocument'))
    .map(({ localName, textContent }) => `${localName} ${textContent.slice(0, 40)}`)

/** Puts the caret into the message field, after `at` characters. */
export function putCaret(at: number) {
  const message = document.querySelector<HTMLTextAreaElement>('[name=message]')!
  message.focus()
  message.setSelectionRange(at, at)
}

/** The name of the focused field and the position of its caret. */
export function caret() {
  const { name, selectionStart } = document.activeElement as HTMLTextAreaElement
  return `${name} ${selectionStart}`
}
