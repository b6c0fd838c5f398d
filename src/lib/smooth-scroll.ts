import type Lenis from 'lenis'
import { inTime } from './in-time.ts'
import { limits } from './limits.ts'

let lenis: Lenis | undefined

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Smooth scrolling on the wheel and on jumps inside the page, for visitors who have not asked for less
 * motion. Lenis comes in a chunk of its own, at once where there may be a wheel, else at the first touch or
 * key; until it is there, and where it fails, scrolling is native.
 */
export function startSmoothScroll() {
  const preference = reducedMotion()
  const apply = () => {
    if (preference.matches) stop()
    else if (window.matchMedia('(any-pointer: fine)').matches) load()
    else for (const type of firstSigns) window.addEventListener(type, load, { passive: true })
  }
  const stop = () => {
    for (const type of firstSigns) window.removeEventListener(type, load)
    for (const type of hands) window.removeEventListener(type, stopUnderHand, true)
    lenis?.destroy()
    lenis = undefined
    loading = undefined
  }
  preference.addEventListener('change', apply)
  apply()
  return () => {
    preference.removeEventListener('change', apply)
    stop()
  }
}

const firstSigns = ['touchstart', 'keydown', 'pointerdown'] as const

let loading: Promise<void> | undefined

function load() {
  loading ??= import('lenis').then(create, () => {})
  return loading
}

function create({ default: LenisScroll }: typeof import('lenis')) {
  if (lenis || reducedMotion().matches) return
  lenis = new LenisScroll({
    autoRaf: true,
    anchors: true,
    duration: limits.smoothScroll,
    allowNestedScroll: true,
  })
  for (const type of hands) window.addEventListener(type, stopUnderHand, true)
}

/** A touch stops Lenis by itself. */
const hands = ['pointerdown', 'keydown'] as const

/** What is pressed stays under the hand, and what a key brings into sight stays there. */
function stopUnderHand() {
  if (lenis?.isScrolling === 'smooth') jumpTo(window.scrollY)
}

/**
 * Jumps to a position in CSS pixels, at once. Lenis is stopped for it: it would carry the former page's
 * inertia on, and clamp the position to the former page's height.
 */
export function jumpTo(y: number) {
  lenis?.stop()
  window.scrollTo({ top: y, behavior: 'instant' })
  lenis?.start()
}

/** Scrolls until the element is below the header (and below what else its scroll margin makes room for). */
export function scrollToElement(element: Element, { immediate = false } = {}) {
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const top = element.getBoundingClientRect().top + window.scrollY
  const y = Math.max(0, top - padding - margin)
  if (immediate) jumpTo(y)
  else scrollToPosition(y)
}

/** Waits for Lenis if it may still come, but not for long. */
export async function scrollToPosition(y: number) {
  if (!lenis && !reducedMotion().matches)
    await inTime(load(), limits.smoothScrollWait).catch(() => {})
  if (lenis) lenis.scrollTo(y, { force: true })
  else window.scrollTo(0, y)
}

/** Scrolls as little as shows the element's end; not at all when it is in sight. */
export function bringIntoView(element: Element | null | undefined) {
  const hidden = (element?.getBoundingClientRect().bottom ?? 0) + 24 - window.innerHeight
  if (hidden > 0) scrollToPosition(window.scrollY + hidden)
}
