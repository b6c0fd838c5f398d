import type Lenis from 'lenis'
import { isPlain, linkAt } from '../lib/clicks.ts'
import * as limits from '../lib/limits.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { layOutAll } from '../ui/lay-out.ts'

let lenis: Lenis | undefined
/** Where the animation leads, in CSS pixels. */
let goal = 0

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Smooth scrolling with Lenis, for the wheel and for jumps within a page, unless the visitor prefers reduced
 * motion. Lenis loads at once where there may be a mouse, otherwise at the first touch or key press. Until
 * then, and if it fails to load, scrolling is native.
 */
export function startSmoothScroll() {
  const preference = reducedMotion()
  const apply = () => {
    if (preference.matches) stop()
    else if (window.matchMedia('(any-pointer: fine)').matches) load()
    else for (const type of firstInputs) window.addEventListener(type, load, { passive: true })
  }
  const stop = () => {
    for (const type of firstInputs) window.removeEventListener(type, load)
    for (const type of interruptions) window.removeEventListener(type, stopAnimation, true)
    window.removeEventListener('click', followLink)
    lenis?.destroy()
    lenis = undefined
    loading = undefined
  }
  preference.addEventListener('change', apply)
  apply()
}

const firstInputs = ['touchstart', 'keydown', 'pointerdown'] as const

let loading: Promise<void> | undefined

function load() {
  loading ??= import('lenis').then(create, () => {})
  return loading
}

function create({ default: LenisScroll }: typeof import('lenis')) {
  if (lenis || reducedMotion().matches) return
  lenis = new LenisScroll({
    autoRaf: true,
    duration: limits.smoothScroll,
    allowNestedScroll: true,
  })
  for (const type of interruptions) window.addEventListener(type, stopAnimation, true)
  window.addEventListener('click', followLink)
}

/** Scrolls to the target of a link inside the page. Lenis itself would, too, when the link opens a new tab. */
function followLink(event: MouseEvent) {
  const link = linkAt(event)
  if (!link?.hash || event.defaultPrevented || !isPlain(event)) return
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

/** Touch is not among them: Lenis handles it. */
const interruptions = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Ends the animation at a press, and when something else scrolls: a script, or the browser, to a new address or Back.
 * The browser itself jumps to where a link in the page leads, which the animation overrules.
 */
function stopAnimation({ type }: Event) {
  if (lenis?.isScrolling !== 'smooth') return
  const isAt = (y: number) => Math.abs(window.scrollY - y) < 4
  if (type === 'scroll' && (isAt(lenis.animatedScroll) || isAt(goal))) return
  jumpTo(window.scrollY)
}

/**
 * Jumps to a position in CSS pixels, without animation. Stops Lenis meanwhile: it would carry on the previous
 * page's momentum and clamp the position to that page's height.
 */
export const jumpTo = (y: number) =>
  withoutSmoothScroll(() => window.scrollTo({ top: y, behavior: 'instant' }))

export function withoutSmoothScroll(scroll: () => void) {
  lenis?.stop()
  scroll()
  lenis?.start()
}

/** Scrolls the element to just below the header, taking its scroll margin into account. */
export function scrollToElement(element: Element, { immediate = false } = {}) {
  layOutAll()
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const top = element.getBoundingClientRect().top + window.scrollY
  const y = Math.max(0, top - paddingTop() - margin)
  if (immediate) jumpTo(y)
  else scrollToPosition(y)
}

/** Waits for Lenis for up to `limits.smoothScrollWait`, unless the address changes. Without it, scrolls natively. */
export async function scrollToPosition(y: number) {
  const { href } = location
  if (!lenis && !reducedMotion().matches)
    await withTimeout(load(), limits.smoothScrollWait).catch(() => {})
  if (location.href !== href) return
  if (!lenis) return window.scrollTo(0, y)
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
  const hidden = bottom + 24 - window.innerHeight
  if (hidden > 0) scrollToPosition(window.scrollY + hidden)
  else if (top < paddingTop()) scrollToElement(element)
}
