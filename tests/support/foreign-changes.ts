import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from './own-site.ts'

/** The scripts that are still missing at two moments: every one, or all but the first. */
export const heldScripts = {
  'before any script': /\.js$/,
  'while the client bundle loads': /\/(?!entry)[^/]*\.js$/,
}

/** What password managers, writing aids and translators do to a document. Each function runs in the page. */

/** Adds elements before, in and after the form, and one beside each of its fields; returns how many. */
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

/** As Chrome does: every text is taken out and put into two elements of its own. */
export function translateByElements() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement!.closest('script, style, textarea'))
      texts.push(text)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(`<${text.data}>`)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** As Firefox and Safari do: every text is replaced where it is. */
export function translateInPlace() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement!.closest('script, style, textarea'))
      text.data = `<${text.data}>`
  }
}

/** Notes the elements of the page, to tell later which of them React has redrawn. */
export function noteElements() {
  for (const element of document.querySelectorAll('h1, h2, #contact form, header, footer'))
    Reflect.set(element, 'isFromDocument', true)
}

export const redrawnElements = () =>
  [...document.querySelectorAll('h1, h2, #contact form, header, footer')]
    .filter((element) => !Reflect.get(element, 'isFromDocument'))
    .map(({ localName, textContent }) => `${localName} ${textContent.slice(0, 40)}`)

/** Puts the caret into the message, after `at` characters. */
export function putCaret(at: number) {
  const message = document.querySelector<HTMLTextAreaElement>('[name=message]')!
  message.focus()
  message.setSelectionRange(at, at)
}

/** The field that has the focus, and where its caret is. */
export function caret() {
  const { name, selectionStart } = document.activeElement as HTMLTextAreaElement
  return `${name} ${selectionStart}`
}

/** A document that already contains foreign elements when it is parsed. */
export function withElements({ body, headers }: Answer): Partial<Answer> {
  const encoding = headers['content-encoding']
  const plain = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)]
  const html = plain ? plain(body) : body
  const foreign = '<div class="foreign"></div>'
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      String(html)
        .replace('<form', `${foreign}<form`)
        .replace('<textarea', `${foreign}<textarea`)
        .replace('</form>', `${foreign}</form>${foreign}`),
    ),
  }
}
