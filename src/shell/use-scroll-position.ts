import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router'
import { rememberedScroll, rememberScroll, storeScrollMemory } from '../lib/scroll-memory.ts'
import { jumpTo, scrollToElement } from '../lib/smooth-scroll.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

/** How far off a restored scroll position may be, in CSS pixels. Sections move 12 px while they fade in. */
const tolerance = 16

/** The key alone is not unique: entries made by the browser (native hash links) all have the key `default`. */
const entryIdOf = ({ pathname, hash, key }: Location) => `${pathname}${hash} ${key}`

/** New pages start at the top or at the target of the hash. Back, forward and reload restore the position. */
export function useScrollPosition(location: Location, type: `${NavigationType}`) {
  const hydrated = useHydrated()
  const shown = useRef<Location>(null)
  const loadedAt = useRef(0)

  useScrollMemory(shown)

  useLayoutEffect(() => {
    const from = shown.current
    shown.current = location
    if (!hydrated) loadedAt.current = window.scrollY
    else if (from === location || from === null) adjustFirstPage(location, loadedAt.current)
    else if (type === 'POP') restore(location, from)
    else if (type === 'PUSH' || from.pathname !== location.pathname) startPage(location)
    // A replaced entry is the same page in another state, such as another selected service. It keeps its position.
    else rememberScroll(entryIdOf(location), window.scrollY)
  }, [location, type, hydrated])
}

/** Remembers the scroll position of the current entry. After a reload the browser restores it. */
function useScrollMemory(shown: { current: Location | null }) {
  useEffect(() => {
    const remember = () => {
      const { current } = shown
      // While the next page loads, the URL is already its own, but the scroll position is still the previous one's.
      if (current?.pathname === window.location.pathname && current.hash === window.location.hash)
        rememberScroll(entryIdOf(current), window.scrollY)
    }
    const enter = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      remember()
      storeScrollMemory()
      // On a reload the browser restores the position long before hydration.
      window.history.scrollRestoration = 'auto'
    }
    enter()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', enter)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', enter)
    }
  }, [shown])
}

/**
 * Hydration hides parts of the page that are visible without a script (all but one of the services), so the
 * page gets shorter. After a reload, or with a hash in the address, this keeps the visitor at the same
 * content, unless they have scrolled in the meantime.
 */
function adjustFirstPage(location: Location, loadedAt: number) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const target = targetOf(location)
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') {
    const y = rememberedScroll(entryIdOf(location))
    // At 0 the browser has not restored the position yet.
    if (y !== undefined && (loadedAt === 0 || Math.abs(y - loadedAt) < tolerance)) {
      suspendScrollAnchoring()
      jumpTo(y)
    }
  } else if (target && Math.abs(target.getBoundingClientRect().top) < window.innerHeight) {
    scrollToElement(target, { immediate: true })
  }
}

/** For two frames, because Firefox would otherwise apply scroll anchoring after our own jump. */
function suspendScrollAnchoring() {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = ''
    }),
  )
}

function restore(location: Location, from: Location) {
  const y = rememberedScroll(entryIdOf(location))
  const target = targetOf(location)
  suspendScrollAnchoring()
  if (y !== undefined) jumpTo(y)
  // A hash link followed natively also has the type POP.
  else if (target && from.pathname === location.pathname) scrollToElement(target)
  else startPage(location)
}

function startPage(location: Location) {
  const target = targetOf(location)
  if (target) scrollToElement(target, { immediate: true })
  else jumpTo(0)
}

function targetOf({ hash }: Location) {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}
