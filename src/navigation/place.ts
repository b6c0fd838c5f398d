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
    void root.scrollHeight
    return result
  } finally {
    body.style.removeProperty('min-height')
    root.style.removeProperty('overflow-anchor')
  }
}

/** Tabs follow the address. Browsers send no event where a navigation is intercepted, or a script changes the address. */
export const tellTabs = () => dispatchEvent(new Event('hashchange'))

/** Goes Back or Forward between two places on a page. */
export const restorePlace = (event: NavigateEvent) => scrollAfter(event, tellTabs)

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

/** Where the visitor was when the document was left, in CSS pixels. */
const placeKey = 'place'

/**
 * When a document loads, tabs hide panels, which makes the page shorter, and islands may be longer than in the document.
 * The visitor stays at the target of the fragment or, after a reload, where they were.
 *
 * @param change makes the page as long as it will be
 */
export function keepPlace(change: () => void) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [path, y] = (readStored('sessionStorage', placeKey) ?? '').split(' ')
  const target = targetOf(location.hash)
  const isAtTarget = target && Math.abs(target.getBoundingClientRect().top) < innerHeight
  change()
  if (navigation?.type !== 'navigate' && path === location.pathname) jumpTo(Number(y))
  else if (isAtTarget) scrollToElement(target, { immediate: true })
  else if (navigation?.name.includes(':~:')) import('./text-link.ts').catch(() => {})
  addEventListener('pagehide', () =>
    writeStored('sessionStorage', placeKey, `${location.pathname} ${Math.round(scrollY)}`),
  )
}
