import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router'
import { rememberedScroll, rememberScroll, storeScrollMemory } from '../lib/scroll-memory.ts'
import { jumpTo, scrollToElement } from '../lib/smooth-scroll.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

/** CSS pixels; sections that were still fading in when the page was left have moved by up to 12 since. */
const samePlace = 16

/** Entries that the browser itself made (a link to a hash) all have the router's key `default`. */
const entryOf = ({ pathname, hash, key }: Location) => `${pathname}${hash} ${key}`

/** New pages begin at the top or at the hash's target; back, forward and reload find their place again. */
export function useScrollPosition(location: Location, type: `${NavigationType}`) {
  const hydrated = useHydrated()
  const shown = useRef<Location>(null)
  const loadedAt = useRef(0)

  useMemory(shown)

  useLayoutEffect(() => {
    const from = shown.current
    shown.current = location
    if (!hydrated) loadedAt.current = window.scrollY
    else if (from === location || from === null) settleFirstLoad(location, loadedAt.current)
    else if (type === 'POP') restore(location, from)
    else if (type === 'PUSH' || from.pathname !== location.pathname) arrive(location)
    // A replaced entry is the same page telling its state (a chosen tab); it moves nobody.
    else rememberScroll(entryOf(location), window.scrollY)
  }, [location, type, hydrated])
}

/** Notes the position of the entry that is shown, and leaves reloads to the browser. */
function useMemory(shown: { current: Location | null }) {
  useEffect(() => {
    const remember = () => {
      const { current } = shown
      // While another entry is open already and its page is still to come, the place is nobody's.
      if (current?.pathname === window.location.pathname && current.hash === window.location.hash)
        rememberScroll(entryOf(current), window.scrollY)
    }
    const enter = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      remember()
      storeScrollMemory()
      // The browser restores a reloaded page long before hydration.
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
 * Hydration folds what stood open without a script (the services below one another). Whoever came by a
 * reload or a hash, and has not scrolled since, sees the same place after it.
 */
function settleFirstLoad(location: Location, loadedAt: number) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const target = targetOf(location)
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') {
    const y = rememberedScroll(entryOf(location))
    // At the top: the browser has not got round to restoring it.
    if (y !== undefined && (loadedAt === 0 || Math.abs(y - loadedAt) < samePlace)) {
      holdStill()
      jumpTo(y)
    }
  } else if (target && Math.abs(target.getBoundingClientRect().top) < window.innerHeight) {
    scrollToElement(target, { immediate: true })
  }
}

/** Firefox makes up for what has changed above after we have: two frames without its scroll anchoring. */
function holdStill() {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = ''
    }),
  )
}

function restore(location: Location, from: Location) {
  const y = rememberedScroll(entryOf(location))
  const target = targetOf(location)
  holdStill()
  if (y !== undefined) jumpTo(y)
  // A link to a hash, followed natively: it opens an entry as Back and Forward do.
  else if (target && from.pathname === location.pathname) scrollToElement(target)
  else arrive(location)
}

function arrive(location: Location) {
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
