import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'
import type { Mark } from '../protocol.ts'
import { savedText } from './contents.ts'

/** The place in the content of each element that was editable before. */
const known = new WeakMap<Element, string>()

/** Elements that were hidden from screen readers although their texts can be edited. */
let unhidden: Element[] = []

export function openTexts(root: Element) {
  // The e-mail address has no mark, because it is also in links and data. No other link has such a break.
  for (const link of root.querySelectorAll('a:has(> wbr):not([data-field])'))
    openElement(link, 'site.email')
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { node: Text; parent: Element; marks: Mark[] }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement!
    const again = known.get(parent)
    if (again && !parent.hasAttribute('data-field'))
      found.push({ node, parent, marks: [{ field: again }] })
    else if (VERCEL_STEGA_REGEX.test(node.data) && !parent.closest('script, style, noscript'))
      found.push({ node, parent, marks: vercelStegaDecodeAll<Mark>(node.data) })
    VERCEL_STEGA_REGEX.lastIndex = 0
  }
  for (const { node, parent, marks } of found) {
    node.data = node.data.replace(VERCEL_STEGA_REGEX, '')
    openText(node, parent, marks)
  }
}

function openText(node: Text, parent: Element, marks: Mark[]) {
  // Of several, the one that the others are filled into: its mark is behind theirs.
  const field = (marks.findLast(({ field }) => savedText(field).includes('{')) ?? marks.at(-1))
    ?.field
  // Part of a text that the page splits.
  if (!field) return
  let element = parent
  const isAlone = parent.childNodes.length === 1 && !hasDecoration(parent)
  if (parent instanceof HTMLElement && !isAlone) {
    element = document.createElement('edit-text')
    node.replaceWith(element)
    element.append(node)
  }
  openElement(element, field)
}

function openElement(element: Element, field: string) {
  known.set(element, field)
  element.setAttribute('data-field', field)
  // Texts of drawings cannot be edited in their place: a click opens the panel.
  if (!(element instanceof HTMLElement)) return
  element.setAttribute('contenteditable', 'plaintext-only')
  if (getComputedStyle(element).position === 'static') element.setAttribute('data-raised', '')
  const hiding = () => element.closest('[aria-hidden=true]')
  for (let hidden = hiding(); hidden; hidden = hiding()) {
    hidden.removeAttribute('aria-hidden')
    unhidden.push(hidden)
  }
}

/** Whether style sheets draw something beside the text, whose place depends on the element. */
const hasDecoration = (element: Element) =>
  ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none')

export function closeTexts(root: Element) {
  for (const element of root.querySelectorAll('[data-field]'))
    for (const name of ['data-field', 'contenteditable', 'data-raised'])
      element.removeAttribute(name)
  for (const element of unhidden) element.setAttribute('aria-hidden', 'true')
  unhidden = []
}

/** The elements that show a text. Several may. */
export const elementsOf = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`[contenteditable][data-field="${CSS.escape(field)}"]`),
]
