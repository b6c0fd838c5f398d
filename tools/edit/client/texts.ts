import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'
import type { Pointer } from '../place.ts'

/** What each editable element shows. */
const pointers = new WeakMap<Element, Pointer>()

export const pointerOf = (element: Element) => pointers.get(element)!

/** Makes the texts with pointers editable. */
export function openTexts(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { node: Text; parent: Element; pointer: Pointer | undefined }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement!
    if (VERCEL_STEGA_REGEX.test(node.data) && !parent.closest('script, style, noscript')) {
      const all = vercelStegaDecodeAll<Pointer>(node.data)
      // Of several, the one that the others are filled into: its pointer is behind theirs.
      const pointer = all.findLast(({ raw }) => raw.includes('{')) ?? all.at(-1)
      found.push({ node, parent, pointer })
    }
    VERCEL_STEGA_REGEX.lastIndex = 0
  }
  for (const { node, parent, pointer } of found) {
    node.data = node.data.replace(VERCEL_STEGA_REGEX, '')
    // Part of a text that the page splits, or in a drawing.
    if (pointer && parent instanceof HTMLElement)
      openElement(elementFor(node, parent, pointer), pointer)
  }
}

/** The parent if it has nothing else, or a new element around the text. */
function elementFor(node: Text, parent: HTMLElement, { field }: Pointer): HTMLElement {
  // The pointer of a block of Markdown is a text of its own, at the end of what the block has.
  const isBlock = field.includes('.body.')
  const isAll = isBlock ? !node.nextSibling : parent.childNodes.length === 1
  if (isAll && !hasDecoration(parent)) return parent
  const element = document.createElement('edit-text')
  node.before(element)
  while (isBlock && element.previousSibling) element.prepend(element.previousSibling)
  element.append(node)
  return element
}

function openElement(element: HTMLElement, pointer: Pointer) {
  pointers.set(element, pointer)
  element.dataset.field = pointer.field
  element.setAttribute('contenteditable', 'plaintext-only')
  if (getComputedStyle(element).position === 'static') element.dataset.raised = ''
  const hiding = () => element.closest('[aria-hidden=true]')
  for (let hidden = hiding(); hidden; hidden = hiding()) hidden.removeAttribute('aria-hidden')
}

/** Whether style sheets draw something beside the text, whose place depends on the element. */
const hasDecoration = (element: Element) =>
  ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none')

/** The elements that show a text. Several may. */
export const elementsOf = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`[contenteditable][data-field="${CSS.escape(field)}"]`),
]
