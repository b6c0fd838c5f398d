import { readStored, writeStored } from '../lib/storage.ts'
import {
  jumpTo,
  scrollToElement,
  scrollToPosition,
  targetOf,
  withoutSmoothScroll,
} from './smooth-scroll.ts'

/**
 * Changes the page, then scrolls to where its entry of the history was, or to the target of its fragment. Chromium
 * restores nothing once the page has become shorter than where it was scrolled to, or after scroll anchoring.
 */
export function scrollAfter<T>(event: NavigateEvent, change: () => T): T {
  const { body, documentElement: root } = document
  body.style.minHeight = `${scrollY + innerHeight}px`
  root.style.overflowAnchor = 'none'
  try {
    const result = change()
    withoutSmoothScroll(() => event.scroll())
    // Lays the page out: Firefox, too, would move it by what was put in above.
    root.getBoundingClientRect()
    return result
  } finally {
    body.style.removeProperty('min-height')
    root.style.removeProperty('overflow-anchor')
  }
}

/** Tabs follow the address. Browsers send no event where a navigation is intercepted, or a script changes the address. */
export const tellTabs = () => dispatchEvent(new Event('hashchange'))

/** Goes to the top of the page that is shown, or to the target of the fragment. */
export function toPlace() {
  tellTabs()
  const target = targetOf(location.hash)
  if (target) scrollToElement(target)
  else scrollToPosition(0)
}

/** Announces an element to screen readers. The next Tab goes on from there. */
export function focusOn(element: HTMLElement) {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

type Kept = { y: number; chosen: boolean[]; height?: number | undefined }

/** The entry of the history, or what stands for it where the browser does not say which one it is. */
const currentEntry = () =>
  window.navigation?.currentEntry ?? { id: location.pathname, url: location.href }

/** What this tab has kept of the entry: its place, what is open or chosen, and the height of its island. */
export const keptPlace = (): Kept | null =>
  JSON.parse(readStored('sessionStorage', currentEntry().id)!)

/** What a visitor opens and chooses on a page, besides fields, from its end: the words of a call, first, are there for some jobs only. */
const choicesIn = (page: ParentNode) =>
  [...page.querySelectorAll('details, main [type=radio]')].reverse()

/** Keeps the place for an entry that is being left, unless its page is not the one that is shown yet. */
export function keepPlace(shown: string, { id, url } = currentEntry()) {
  if (new URL(url!).pathname !== shown) return
  const chosen = choicesIn(document).map((each) => each.matches('[open], :checked'))
  const height = document.querySelector('island-root')?.getBoundingClientRect().height
  const kept: Kept = { y: scrollY, chosen, height }
  writeStored('sessionStorage', id, JSON.stringify(kept))
}

/** Opens and chooses what was, in a page that is not shown yet: what is below would move. */
export function chooseAgain(page: ParentNode) {
  const kept = keptPlace()
  for (const [index, each] of choicesIn(page).entries())
    if (kept?.chosen[index]) Object.assign(each, { open: true, checked: true })
}

/**
 * When a document loads, tabs hide panels, which makes the page shorter, and islands may be longer than in the document.
 * The visitor stays at the target of the fragment or, after a reload, Back and Forward, where they were.
 *
 * @param change makes the page as long as it will be
 */
export function restoreAfter(change: () => void) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = keptPlace()
  const target = targetOf(location.hash)
  const isAtTarget = target && Math.abs(target.getBoundingClientRect().top) < innerHeight
  chooseAgain(document)
  change()
  if (kept && navigation?.type !== 'navigate') jumpTo(kept.y)
  else if (isAtTarget) scrollToElement(target, { immediate: true })
  else if (navigation?.name.includes(':~:')) import('./text-link.ts').catch(() => {})
}
