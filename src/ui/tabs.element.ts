import { isPlain } from '../lib/clicks.ts'
import { showsTab } from '../lib/data-attribute.ts'
import * as limits from '../lib/limits.ts'
import { throttled, whenIdle } from '../lib/timing.ts'

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
  /** Not where the first tab is selected because the address has none. */
  #isAskedFor = false
  /**
   * Search in the page finds what is `until-found`; browsers that do not know this value take it for true. Not while the
   * page loads: Chromium counts what is hidden like that as shifted.
   */
  #hidden: true | 'until-found' = true

  connectedCallback() {
    this.#list = this.firstElementChild as HTMLElement
    this.#tabs = [...this.#list.querySelectorAll('a')]
    this.#panels = [...this.lastElementChild!.children] as HTMLElement[]
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
    const requested = this.#indexInAddress()
    this.#show(requested ?? 0, requested !== undefined)
    // So that the address can be shared, unless it is that of another section.
    const isOfTab = this.#tabs.some(({ hash }) => hash === location.hash)
    if (requested !== undefined && (isOfTab || !location.hash))
      replaceHash(this.#tabs[requested]!.hash, navigationState())
    this.#list.addEventListener('click', this.#selectPressed)
    this.#list.addEventListener('keydown', this.#selectByKey)
    // Bubbles only if the browser sends it.
    this.addEventListener('beforematch', this.#selectFound, true)
    addEventListener('hashchange', this.#followAddress)
    whenIdle().then(() => {
      this.#hidden = 'until-found'
      this.#show(this.#selected, this.#isAskedFor)
    })
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#followAddress)
  }

  #show(index: number, isAskedFor = true) {
    this.#selected = index
    this.#isAskedFor = isAskedFor
    for (const [at, tab] of this.#tabs.entries()) {
      const isSelected = at === index
      tab.ariaSelected = String(isSelected)
      const panel = this.#panels[at]!
      panel.tabIndex = tab.tabIndex = isSelected ? 0 : -1
      panel.ariaHidden = String(!isSelected)
      panel.hidden = (!isSelected && this.#hidden) as boolean
    }
    for (const part of document.querySelectorAll(
      `${showsTab.selector()} :is(path[data-line], a)`,
    )) {
      const { line } = part.closest<HTMLElement>('[data-line]')!.dataset
      part.ariaCurrent = isAskedFor && line === this.#tabs[index]!.dataset.line ? 'true' : null
    }
    // Scroll the tab into view in a list that scrolls sideways, without scrolling the page.
    const [list, tab] = [this.#list, this.#tabs[index]!]
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }

  #select(index: number) {
    this.#show(index)
    this.#tabs[index]!.focus({ preventScroll: true })
    this.#replaceSoon()
  }

  #replaceSoon = throttled(() => {
    if (this.isConnected) replaceHash(this.#tabs[this.#selected]!.hash)
  }, limits.addressPause)

  #selectPressed = (event: MouseEvent) => {
    const index = this.#tabs.indexOf((event.target as Element).closest('a')!)
    if (index < 0 || !isPlain(event)) return
    event.preventDefault()
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
    this.#show(index)
    replaceHash(this.#tabs[index]!.hash)
  }

  /** The fragment of another section changes no tab. The entry keeps which one is selected, for a reload. */
  #followAddress = () => {
    const index = this.#indexInAddress() ?? (location.hash ? undefined : 0)
    if (index === undefined)
      return window.navigation?.updateCurrentEntry({ state: { service: this.#selected } })
    this.#show(index, location.hash !== '')
    // Back and Forward restore the position.
    if (location.hash && !isTraversing()) this.#panels[index]!.scrollIntoView()
  }

  #indexInAddress(): number | undefined {
    const index = this.#tabs.findIndex(({ hash }) => hash === location.hash)
    return indexFromState(this.#tabs.length) ?? (index < 0 ? undefined : index)
  }
}

/** Replaces the fragment without scrolling or a history entry. */
function replaceHash(hash: string, state?: unknown) {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
  window.navigation?.updateCurrentEntry({ state: state ?? null })
}

const navigationState = () => window.navigation?.currentEntry?.getState()

/** History entries may hold anything, so check the index. */
function indexFromState(count: number): number | undefined {
  const index = Object(navigationState()).service
  return Number.isInteger(index) && index >= 0 && index < count ? index : undefined
}

const isTraversing = () => window.navigation?.transition?.navigationType === 'traverse'

/**
 * The index of the tab that a key selects. Up and Down scroll the page as usual, because the tabs are side by side.
 * Space works too, because screen readers present a tab like a button.
 */
function nextIndex(key: string, index: number, count: number): number | undefined {
  const step = document.dir === 'rtl' ? -1 : 1
  const indexes: Record<string, number> = {
    ArrowRight: (index + step + count) % count,
    ArrowLeft: (index - step + count) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  }
  return indexes[key]
}
