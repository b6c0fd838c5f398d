import { throttle } from 'throttle-debounce'
import { limits } from '../lib/limits.ts'

/** Tells the header whether the page is scrolled. */
export function watchScroll() {
  const header = document.querySelector('header')
  if (!header) return
  const measure = () => {
    header.dataset.scrolled = String(window.scrollY > limits.headerScrolled)
  }
  measure()
  window.addEventListener('scroll', throttle(limits.headerThrottle, measure), { passive: true })
  new ResizeObserver(() => makeSpaceFor(header)).observe(header)
}

/** Long names of pages wrap: a header of several lines must cover nothing that is focused or sticks below it. */
function makeSpaceFor({ offsetHeight }: HTMLElement) {
  const { documentElement: root } = document
  root.style.removeProperty('--header-height')
  if (offsetHeight + 20 > Number.parseFloat(getComputedStyle(root).scrollPaddingTop))
    root.style.setProperty('--header-height', `${offsetHeight}px`)
}

/**
 * The mobile menu is a popover: without a script it opens, closes on Escape and returns focus. This also closes it on
 * a click on any link of the header or beside them, and when focus leaves the header, because the menu covers everything
 * else. Not on `pointerdown`: the tap would also press what is under the menu.
 */
export function watchMenu() {
  const header = document.querySelector('header')
  const menu = document.getElementById('menu')
  const toggle = header?.querySelector<HTMLElement>('[popovertarget=menu]')
  if (!header || !menu || !toggle) return
  const { ariaLabel: open } = toggle
  const show = (isOpen: boolean) => {
    toggle.ariaExpanded = String(isOpen)
    toggle.ariaLabel = isOpen ? toggle.dataset.close! : open
  }
  // It may be open already.
  show(menu.matches(':popover-open'))
  menu.addEventListener('beforetoggle', (event) => show((event as ToggleEvent).newState === 'open'))
  header.addEventListener('click', ({ target }) => {
    if (target === menu || (target as Element).closest('a')) closeMenu()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!header.contains(target as Node)) closeMenu()
  })
}

export function closeMenu() {
  const menu = document.getElementById('menu')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
