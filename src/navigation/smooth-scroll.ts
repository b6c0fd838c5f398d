import type Lenis from 'lenis'
import { isPlain, linkAt } from '../lib/clicks.ts'
import * as limits from '../lib/limits.ts'
import { withTimeout } from '../lib/timing.ts'
import { layOutAll } from '../ui/lay-out.ts'

let lenis: Lenis | undefined
/** Where the animation leads, in CSS pixels. */
let goal = 0

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Smooth scrolling with Lenis, for the wheel and for jumps within a page, unless the visitor prefers reduced
 * motion. Lenis loads at once where there may be a mouse, otherwise at the first touch or key press. Until
 * then, and if it fails to load, scrolling is native.
 */
export function startSmoothScroll() {
  const apply = () => {
    if (reducedMotion().matches) {
      lenis?.destroy()
      lenis = loading = undefined
    } else if (matchMedia('(any-pointer: fine)').matches) load()
  }
  reducedMotion().addEventListener('change', apply)
  apply()
  for (const type of ['touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, load, { passive: true })
  // A touch does not end the animation here: Lenis handles it.
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(type, endAnimation, true)
  addEventListener('click', followLink)
}

let loading: Promise<void> | undefined

async function load() {
  if (reducedMotion().matches) return
  loading ??= import('lenis').then(create, () => {})
  await loading
}

function create({ default: LenisScroll }: typeof import('lenis')) {
  if (lenis || reducedMotion().matches) return
  lenis = new LenisScroll({
    autoRaf: true,
    duration: limits.smoothScroll,
    allowNestedScroll: true,
  })
}

/** Scrolls to the target of a link inside the page. Lenis itself would, too, when the link opens a new tab. */
function followLink(event: MouseEvent) {
  const link = linkAt(event)
  if (!lenis || !link?.hash || event.defaultPrevented || !isPlain(event)) return
  if (link.href.split('#')[0] !== location.href.split('#')[0]) return
  const target = targetOf(link.hash)
  if (target) scrollToElement(target)
}

export function targetOf(hash: string) {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/**
 * Ends the animation at a press, and when something else scrolls: a script, or the browser, to a new address or Back.
 * The browser itself jumps to where a link in the page leads, which the animation overrules.
 */
function endAnimation({ type }: Event) {
  if (lenis?.isScrolling !== 'smooth') return
  const isAt = (y: number) => Math.abs(scrollY - y) < 4
  if (type === 'scroll' && (isAt(lenis.animatedScroll) || isAt(goal))) return
  const isTyping = type === 'keydown' && document.activeElement?.matches('input, select, textarea')
  // Who types into a field sees it.
  jumpTo(isTyping ? goal : scrollY)
}

/**
 * Jumps to a position in CSS pixels, without animation. Stops Lenis meanwhile: it would carry on the previous
 * page's momentum and clamp the position to that page's height.
 */
export const jumpTo = (y: number) =>
  withoutSmoothScroll(() => scrollTo({ top: y, behavior: 'instant' }))

export function withoutSmoothScroll(scroll: () => void) {
  lenis?.stop()
  scroll()
  lenis?.start()
}

/** Scrolls the element to just below the header, taking its scroll margin into account. */
export function scrollToElement(element: Element, { immediate = false } = {}) {
  layOutAll()
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const top = element.getBoundingClientRect().top + scrollY
  const y = Math.max(0, top - paddingTop() - margin)
  if (immediate) jumpTo(y)
  else scrollToPosition(y)
}

/** Waits for Lenis for up to `limits.smoothScrollWait`, unless the address changes. Without it, scrolls natively. */
export async function scrollToPosition(y: number) {
  const { href } = location
  if (!lenis) await withTimeout(load(), limits.smoothScrollWait).catch(() => {})
  if (location.href !== href) return
  if (!lenis) return scrollTo(0, y)
  // The page may have become longer.
  lenis.resize()
  goal = Math.min(y, lenis.limit)
  lenis.scrollTo(goal)
}

/** As high as the header, and a little more. */
const paddingTop = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Scrolls no further than needed for the element to be below the header, or to end 24 px above the foot of the window. */
export function bringIntoView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const hidden = bottom + 24 - innerHeight
  if (hidden > 0) scrollToPosition(scrollY + hidden)
  else if (top < paddingTop()) scrollToElement(element)
}
