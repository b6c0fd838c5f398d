import { isPlain } from '../lib/clicks.ts'

/**
 * The WAI-ARIA tabs pattern with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/), made of a list
 * of links to sections. Which tab is selected is in the address, or in the navigation state of the links that lead
 * here.
 */
export class TabsElement extends HTMLElement {
  #list!: HTMLElement
  #tabs: HTMLAnchorElement[] = []
  #panels: HTMLElement[] = []
  #selected = 0

  connectedCallback() {
    this.#list = this.firstElementChild as HTMLElement
    this.#tabs = [...this.#list.querySelectorAll('a')]
    this.#panels = this.#tabs.map(({ hash }) => document.getElementById(hash.slice(1))!)
    this.#list.role = 'tablist'
    for (const [index, tab] of this.#tabs.entries()) {
      const panel = this.#panels[index]!
      // No slug has an underscore.
      tab.id = `tab_${panel.id}`
      tab.role = 'tab'
      tab.setAttribute('aria-controls', panel.id)
      panel.role = 'tabpanel'
      panel.setAttribute('aria-labelledby', tab.id)
    }
    const found = this.#indexOfText()
    const requested = this.#indexInAddress() ?? found
    this.#show(requested ?? 0)
    // The browser has scrolled to where the text was.
    if (found !== undefined && found === requested) this.#panels[found]!.scrollIntoView()
    // So that the address can be shared.
    if (requested !== undefined) replaceHash(this.#tabs[requested]!.hash, navigationState())
    this.#list.addEventListener('click', this.#selectPressed)
    this.#list.addEventListener('keydown', this.#selectByKey)
    this.addEventListener('beforematch', this.#selectFound)
    addEventListener('hashchange', this.#followAddress)
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#followAddress)
  }

  #show(index: number) {
    this.#selected = index
    for (const [at, tab] of this.#tabs.entries()) {
      tab.ariaSelected = String(at === index)
      tab.tabIndex = at === index ? 0 : -1
      const panel = this.#panels[at]!
      panel.tabIndex = at === index ? 0 : -1
      panel.ariaHidden = at === index ? null : 'true'
      panel.hidden = at !== index
      // Search in the page and links to a text find what is in it.
      if (panel.hidden && 'onbeforematch' in panel) panel.setAttribute('hidden', 'until-found')
    }
    // Scroll the tab into view in a list that scrolls sideways, without scrolling the page.
    const [list, tab] = [this.#list, this.#tabs[index]!]
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }

  #select(index: number) {
    this.#show(index)
    this.#tabs[index]!.focus({ preventScroll: true })
    replaceHash(this.#tabs[index]!.hash)
  }

  #selectPressed = (event: MouseEvent) => {
    const index = this.#tabs.findIndex((tab) => tab.contains(event.target as Node))
    if (index < 0 || !isPlain(event)) return
    event.preventDefault()
    // Lenis handles in-page links on the window, even after preventDefault().
    event.stopPropagation()
    this.#select(index)
  }

  #selectByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextIndex(event.key, this.#selected, this.#tabs.length)
    if (next === undefined) return
    event.preventDefault()
    this.#select(next)
  }

  #selectFound = ({ target }: Event) => {
    const index = this.#panels.indexOf(target as HTMLElement)
    if (index < 0) return
    this.#show(index)
    replaceHash(this.#tabs[index]!.hash)
  }

  /** The fragment of another section changes no tab. */
  #followAddress = () => {
    const index = this.#indexInAddress() ?? (location.hash ? undefined : 0)
    if (index === undefined) return
    this.#show(index)
    // Back and Forward restore the position.
    if (location.hash && !isTraversing()) this.#panels[index]!.scrollIntoView()
  }

  #indexInAddress(): number | undefined {
    const index = this.#tabs.findIndex(({ hash }) => hash === location.hash)
    return indexFromState(this.#tabs.length) ?? (index < 0 ? undefined : index)
  }

  /** A link to a text (`#:~:text=`) is followed before the tabs are made. Its text is not in `location`. */
  #indexOfText(): number | undefined {
    const address = performance.getEntriesByType('navigation')[0]?.name ?? ''
    const [, encoded] = /:~:text=(?:[^&,]*-,)?([^&,]+)/.exec(address) ?? []
    const text = encoded && decoded(encoded).toLowerCase()
    if (!text) return undefined
    const has = ({ textContent }: Node) => textContent!.toLowerCase().includes(text)
    const index = this.#panels.findIndex(has)
    return index < 0 ? undefined : index
  }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Replaces the fragment without scrolling or a history entry. */
function replaceHash(hash: string, state?: unknown) {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
  if ('navigation' in window) navigation.updateCurrentEntry({ state: state ?? null })
}

const navigationState = () =>
  'navigation' in window ? navigation.currentEntry?.getState() : undefined

/** History entries may hold anything, so check the index. */
function indexFromState(count: number): number | undefined {
  const index: unknown = Object(navigationState()).service
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < count
    ? index
    : undefined
}

const isTraversing = () =>
  'navigation' in window && navigation.transition?.navigationType === 'traverse'

/**
 * The index of the tab that a key selects. Up and Down scroll the page as usual, because the tabs are side by side.
 * Space works too, because screen readers present a tab like a button.
 */
function nextIndex(key: string, index: number, count: number) {
  const isRightToLeft = document.dir === 'rtl'
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return index
    default:
      return undefined
  }
}
