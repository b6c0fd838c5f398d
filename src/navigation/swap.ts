import { writeJson } from '../lib/json-script.ts'

/** What describes a page (src/shell/head.tsx). */
const described =
  'title, [name=description], [name=robots], [property], [name^="twitter:"], [rel=canonical], [rel=alternate]'

/** What is exchanged besides the page. */
const selectors = { contact: 'main > #contact', breadcrumbs: '#breadcrumbs' }

/** Whether the document still has the parts that an exchange needs. Extensions may have removed them. */
export const canSwap = () => Object.values(selectors).every((each) => document.querySelector(each))

/**
 * Shows the page of another document: its part of <main>, all but the contact section, its breadcrumbs, what describes
 * it in the head, and the links that differ between pages. The first screen is the first section without its drawings
 * and lists, which take longer than all others to lay out.
 *
 * @returns a function that shows the rest of the page
 */
export function swap(next: Document, firstScreenOnly: boolean): () => void {
  swapHead(next)
  swapLinks(next)
  document
    .querySelector(selectors.breadcrumbs)!
    .replaceWith(copyOf(next.querySelector(selectors.breadcrumbs)!))

  const contact = document.querySelector(selectors.contact)!
  const sections: Node[] = []
  for (const node of next.querySelector('main')!.childNodes) {
    if ((node as Element).id === 'contact') break
    sections.push(node)
  }
  const now = firstScreenOnly ? 1 : sections.length
  for (const node of [...contact.parentElement!.childNodes]) {
    if (node === contact) break
    node.remove()
  }
  // Keeps the contact section below the window meanwhile, so that it does not move there.
  const spacer = document.createElement('div')
  spacer.style.height = '100lvh'
  contact.before(...sections.slice(0, now).map(copyOf), ...(firstScreenOnly ? [spacer] : []))
  const main = contact.parentElement!
  // src/ui/utilities.css
  main.toggleAttribute('data-first', firstScreenOnly)
  return () => {
    main.removeAttribute('data-first')
    spacer.replaceWith(...sections.slice(now).map(copyOf))
  }
}

// A copy, so that the document can be shown again.
const copyOf = (node: Node) => document.importNode(node, true)

function swapHead(next: Document) {
  for (const element of document.head.querySelectorAll(described)) element.remove()
  document.head.prepend(...[...next.head.querySelectorAll(described)].map(copyOf))
  for (const data of document.querySelectorAll('[type="application/ld+json"]')) {
    const json = next.getElementById(data.id)?.textContent
    if (json) writeJson(data, json)
  }
}

/** The links of the header and the footer: which one is current, and where the other languages' links lead. */
function swapLinks(next: Document) {
  for (const part of ['header', 'footer']) {
    const theirs = [...next.querySelectorAll(`body > ${part} a`)]
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`body > ${part} a`)) {
      const attribute = link.hreflang ? 'hreflang' : 'href'
      const isSame = (other: Element) =>
        other.getAttribute(attribute) === link.getAttribute(attribute)
      const other = theirs.find(isSame)
      if (link.hreflang && other) link.href = other.getAttribute('href')!
      const current = other?.getAttribute('aria-current')
      if (current) link.setAttribute('aria-current', current)
      else link.removeAttribute('aria-current')
    }
  }
}
