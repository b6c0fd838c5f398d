import { writeJson } from '../lib/json-script.ts'
import { chooseAgain } from './place.ts'

/** What describes a page (src/shell/head.tsx). */
const described =
  'title, [name=description], [name=robots], [property], [name^="twitter:"], [rel=canonical], [rel=alternate]'

const contactIn = (page: Document) => page.querySelector('#contact')!
const breadcrumbsIn = (page: Document) => page.querySelector('#breadcrumbs')!

/** Whether the document still has the parts that an exchange needs. Extensions may have removed them. */
export const canSwap = () => contactIn(document) && breadcrumbsIn(document)

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
  breadcrumbsIn(document).replaceWith(copyOf(breadcrumbsIn(next)))

  const contact = contactIn(document)
  const main = contact.parentElement!
  const page = copyOf(next.querySelector('main')!)
  chooseAgain(page)
  const sections = sectionsOf(page)
  const later = sections.splice(firstScreenOnly ? 1 : Infinity)
  for (const section of sectionsOf(main)) section.remove()
  // Keeps the contact section below the window meanwhile, so that it does not move there.
  const spacer = document.createElement('div')
  spacer.style.height = '100lvh'
  contact.before(...sections, ...(firstScreenOnly ? [spacer] : []))
  // src/ui/utilities.css
  main.toggleAttribute('data-first', firstScreenOnly)
  return () => {
    main.removeAttribute('data-first')
    spacer.replaceWith(...later)
  }
}

// A copy, so that the document can be shown again.
const copyOf = <Part extends Node>(node: Part) => document.importNode(node, true)

/** All but the contact section. */
const sectionsOf = (main: Element) => [...main.querySelectorAll('main > :not(#contact)')]

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
