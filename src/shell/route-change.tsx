import { useEffect, useLayoutEffect, useRef } from 'react'
import { hrefOf } from '../lib/addresses.ts'
import { trackPage } from '../lib/analytics/page-events.ts'
import { applyLateFont } from '../lib/late-font.ts'
import { startSmoothScroll } from '../lib/smooth-scroll.ts'
import { breadcrumbList, serialize } from '../lib/structured-data.ts'
import { prefetchLinkedPages } from './prefetch.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useShownEntry } from './use-shown-entry.ts'

/** Side effects of a route change: scroll position, focus, prefetching, structured data, analytics. */
export function RouteChange() {
  const { path: pathname, location, type } = useShownEntry()
  useScrollPosition(location, type)
  useHeadingFocus(pathname)

  useEffect(() => startSmoothScroll(), [])

  const firstPathname = useRef(pathname)
  useEffect(() => {
    if (firstPathname.current !== pathname) applyLateFont()
    prefetchLinkedPages()
  }, [pathname])

  useEffect(() => {
    // Set the text node's data: the script's textContent is a Trusted Types sink. Firefox treats the text
    // node as one too, so leave it alone if it is already correct.
    const data = document.getElementById('breadcrumb-data')?.firstChild
    const crumbs = serialize(breadcrumbList(pathname))
    if (data && data.nodeValue !== crumbs) data.nodeValue = crumbs
  }, [pathname])

  // A layout effect, because a passive one may end the previous page's tracking too late: scrolling to the
  // new page's position would count for the previous page. The document already has its new title.
  useLayoutEffect(() => trackPage(hrefOf(pathname)), [pathname])

  return null
}
