import { useEffect, useLayoutEffect, useRef } from 'react'
import { hrefOf } from '../lib/addresses.ts'
import { trackPage } from '../lib/analytics/page-events.ts'
import { adoptLateFont } from '../lib/late-font.ts'
import { startSmoothScroll } from '../lib/smooth-scroll.ts'
import { breadcrumbList, serialize } from '../lib/structured-data.ts'
import { prefetchLinkedPages } from './prefetch.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useShownEntry } from './use-shown-entry.ts'

/** What happens to the document when the route changes: scroll, focus, structured data, the page view. */
export function RouteChange() {
  const { path: pathname, location, type } = useShownEntry()
  useScrollPosition(location, type)
  useHeadingFocus(pathname)

  useEffect(() => startSmoothScroll(), [])

  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) adoptLateFont()
    prefetchLinkedPages()
  }, [pathname])

  useEffect(() => {
    // A text node's data is no Trusted Types sink, as the script element's textContent would be.
    // Firefox reports it as one all the same, so what the document says already is left alone.
    const data = document.getElementById('breadcrumb-data')?.firstChild
    const crumbs = serialize(breadcrumbList(pathname))
    if (data && data.nodeValue !== crumbs) data.nodeValue = crumbs
  }, [pathname])

  // React has already put the new title into the document. A passive effect may end the former page's tracking
  // too late: the scroll to the top or back to its old position would count for that page.
  useLayoutEffect(() => trackPage(hrefOf(pathname)), [pathname])

  return null
}
