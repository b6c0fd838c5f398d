import { urlOf } from '../lib/addresses.ts'
import { writeJson } from '../lib/json-script.ts'

/** The not-found document is the same for every unknown address. Shows, before itself, the crumbs of the one asked for. */
class UnknownAddressElement extends HTMLElement {
  connectedCallback() {
    const list = this.previousElementSibling!
    // Once is enough, if the list is moved.
    this.remove()
    const last = list.lastElementChild!
    const home = list.querySelector('a')!
    const crumbs = crumbsOf(home.pathname.replace(/\/$/, ''), last.textContent)
    if (!crumbs[0]) return
    const items = crumbs.map(({ path, text, known }, index) => {
      const item = last.cloneNode() as HTMLElement
      const isLast = index === crumbs.length - 1
      const crumb = document.createElement(known?.hash === '' && !isLast ? 'a' : 'span')
      const ariaCurrent = isLast ? 'page' : null
      item.append(Object.assign(crumb, { href: path, ariaCurrent, textContent: text }))
      return item
    })
    last.replaceWith(...items)
    describe(crumbs.filter(({ known }) => known))
  }
}

/**
 * @param homePath the path of the home page, without a slash at its end
 * @param title of the page, in place of what may be a sentence that somebody puts into a link
 */
function crumbsOf(homePath: string, title: string) {
  const segments = location.pathname.slice(homePath.length).split('/').filter(Boolean)
  return segments.map((segment, index) => {
    const path = `${homePath}/${segments.slice(0, index + 1).join('/')}`
    const known = linkTo(path) ?? (segment === 'contact' ? linkTo('#contact') : null)
    return { path, known, text: known?.textContent ?? (titleCase(segment) || title) }
  })
}

const linkTo = (href: string) =>
  document.querySelector<HTMLAnchorElement>(`body > footer a[href="${CSS.escape(href)}"]`)

function describe(crumbs: { text: string; path: string }[]) {
  const script = document.getElementById('breadcrumb-data')!
  const data = JSON.parse(script.textContent)
  const [first] = data.itemListElement
  const others = crumbs.map(({ text: name, path }, index) => ({
    ...first,
    ...{ position: index + 2, name, item: urlOf(path) },
  }))
  writeJson(script, JSON.stringify({ ...data, itemListElement: [first, ...others] }))
}

/** The words of a segment of the address, or nothing if it has none. */
function titleCase(segment: string): string {
  const [words = ''] = decode(segment).match(/^[\p{L}\p{M}\p{N}_-]{1,40}$/u) ?? []
  const spaced = words.replace(/[-_]+/g, ' ').trim()
  return spaced.replace(/(^|\s)\S/gu, (start) => start.toUpperCase())
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

customElements.define('unknown-address', UnknownAddressElement)
