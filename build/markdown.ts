import { type Element, type Node, Window } from 'happy-dom'

/** Drawings, controls and ways around the page: nothing of it is text to be read. */
const leftOut = 'svg, figure, nav, [role=navigation], form, button, noscript, [aria-hidden=true]'
const inline = ['A', 'B', 'STRONG', 'EM', 'I', 'SPAN', 'SMALL', 'LABEL', 'TIME', 'ABBR']

/** The main part of a document as Markdown, its links absolute. */
export function markdownOf(html: string, address: string): string {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const main = document.querySelector('main')
  if (!main) throw new Error(`${address} has no main`)
  for (const element of main.querySelectorAll(leftOut)) element.remove()
  return `${blocks(main, address).join('\n\n')}\n`
}

/** What stands below one another in an element; loose text between its blocks is a paragraph. */
function blocks(parent: Element, address: string): string[] {
  const found: string[] = []
  let loose = ''
  const endParagraph = () => {
    if (loose.trim()) found.push(tidy(loose))
    loose = ''
  }
  for (const node of parent.childNodes) {
    if (isElement(node) && !inline.includes(node.tagName)) {
      endParagraph()
      found.push(...block(node, address))
    } else loose += inlineText(node, address)
  }
  endParagraph()
  return found
}

function block(element: Element, address: string): string[] {
  const { tagName } = element
  const text = () => tidy(inlineText(element, address))
  if (/^H[1-6]$/.test(tagName)) return [`${'#'.repeat(Number(tagName[1]))} ${text()}`]
  if (tagName === 'P') return text() ? [text()] : []
  if (tagName === 'UL' || tagName === 'OL') return [list(element, address)]
  if (tagName === 'DL') return [definitions(element, address)]
  return blocks(element, address)
}

/** An item is one line: a heading in it is strong; a number that the list counts itself is left out. */
function list(element: Element, address: string): string {
  const isOrdered = element.tagName === 'OL'
  const lines = [...element.children].map((item, index) => {
    const parts = blocks(item, address)
      .filter((part) => !(isOrdered && part === `${index + 1}`))
      .map((part) => part.replace(/^#+ (.*)/, '**$1**'))
    return `${isOrdered ? `${index + 1}.` : '-'} ${inOneLine(parts)}`
  })
  return lines.join('\n')
}

/** Parts that stood below one another: a colon between them, unless the first one ends by itself. */
const inOneLine = (parts: string[]) =>
  parts
    .map((part, index) =>
      index < parts.length - 1 && !/[.:?!]\**$/.test(part) ? `${part}:` : part,
    )
    .join(' ')

function definitions(element: Element, address: string): string {
  const lines = [...element.querySelectorAll('dt')].map((term) => {
    const meaning = term.nextElementSibling
    return `- ${tidy(inlineText(term, address))}: ${meaning ? tidy(inlineText(meaning, address)) : ''}`
  })
  return lines.join('\n')
}

function inlineText(node: Node, address: string): string {
  if (!isElement(node)) return node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : ''
  const href = node.tagName === 'A' ? node.getAttribute('href') : null
  if (href) return link(node, new URL(href, address).href, address)
  return [...node.childNodes].map((child) => inlineText(child, address)).join('')
}

/** A link that holds a whole row is named by the row's first part. */
function link(element: Element, href: string, address: string): string {
  const [name = '', ...rest] = blocks(element, address)
  return inOneLine([`[${name.replace(/^#+ /, '')}](${href})`, ...rest])
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

const tidy = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
