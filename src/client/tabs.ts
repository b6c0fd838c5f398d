import { readStored, writeStored } from '../lib/storage.ts'
import { isPlain } from './links.ts'
import { jumpTo, scrollToElement } from './smooth-scroll.ts'

/**
 * The WAI-ARIA tabs pattern with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/), made of a list
 * of links to sections. Which tab is selected is in the address, or in the navigation state of the links that lead
 * here.
 */
export function startTabs(within: ParentNode) {
  for (const root of within.querySelectorAll<HTMLElement>('[data-tabs]')) start(root)
}

function start(root: HTMLElement) {
  const list = root.firstElementChild as HTMLElement
  const tabs = [...list.querySelectorAll('a')]
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1))!)
  let selected = 0

  function show(index: number) {
    selected = index
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === index)
      tab.tabIndex = at === index ? 0 : -1
      panels[at]!.hidden = at !== index
    }
    // Scroll the tab into view in a list that scrolls sideways, without scrolling the page.
    const tab = tabs[index]!
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }

  function select(index: number) {
    show(index)
    tabs[index]!.focus({ preventScroll: true })
    replaceHash(tabs[index]!.hash)
  }

  list.role = 'tablist'
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]!
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    panel.tabIndex = 0
  }
  const requested = indexFromState(tabs.length) ?? indexFromHash(tabs)
  keepPlace(() => show(requested ?? 0))
  // So that the address can be shared.
  if (requested !== undefined) replaceHash(tabs[requested]!.hash, navigationState())

  list.addEventListener('click', (event) => {
    const index = tabs.findIndex((tab) => tab.contains(event.target as Node))
    if (index < 0 || !isPlain(event)) return
    event.preventDefault()
    // Lenis handles in-page links on the window, even after preventDefault().
    event.stopPropagation()
    select(index)
  })
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextIndex(event.key, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
  })
  addEventListener('hashchange', function handle() {
    if (!root.isConnected) return removeEventListener('hashchange', handle)
    const index = indexFromHash(tabs)
    if (index === undefined) return
    show(index)
    scrollToElement(panels[index]!, { immediate: true })
  })
}

/** Where the visitor was when the document was left, in CSS pixels. */
const placeKey = 'place'
addEventListener('pagehide', () =>
  writeStored('sessionStorage', placeKey, `${location.pathname} ${Math.round(scrollY)}`),
)

/**
 * When the document loads, hiding panels makes the page shorter. The visitor stays at the target of the fragment or,
 * after a reload, where they were.
 */
function keepPlace(hide: () => void) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [path, y] = (readStored('sessionStorage', placeKey) ?? '').split(' ')
  const target = document.getElementById(location.hash.slice(1))
  const isAtTarget = target && Math.abs(target.getBoundingClientRect().top) < innerHeight
  writeStored('sessionStorage', placeKey, null)
  hide()
  if (navigation?.type !== 'navigate' && path === location.pathname) jumpTo(Number(y))
  else if (isAtTarget) scrollToElement(target, { immediate: true })
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

function indexFromHash(tabs: HTMLAnchorElement[]) {
  const index = tabs.findIndex(({ hash }) => hash === location.hash)
  return index < 0 ? undefined : index
}

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
