import type { ComponentProps, MouseEvent } from 'react'
import { hrefOf } from '../lib/addresses.ts'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { useLocation, useNavigate } from '../lib/router.tsx'
import { scrollToElement, scrollToPosition } from '../lib/smooth-scroll.ts'
import { routeFor } from '../routes.ts'

/**
 * A link to a page of the site. It fetches the page's chunk at the first sign of interest, and leads to the
 * top (or to its hash's target) also when the page is the one that is open.
 */
export function PageLink(
  props: Omit<ComponentProps<'a'>, 'href'> & {
    /** A path from the site's root, with a hash or without. */
    to: string
    /** Navigation state for the page. */
    state?: unknown
  },
) {
  const { to, state, onClick, ...rest } = props
  const location = useLocation()
  const navigate = useNavigate()
  const [pathname = '/', hash] = to.split('#')
  const isHere = to === location.pathname + location.search + location.hash
  const prefetch = () => fetchAhead(pathname)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { replace: isHere, state })
    if (!isHere) return
    const element = document.getElementById(hash ?? '')
    if (element) scrollToElement(element)
    else scrollToPosition(0)
  }

  return (
    <a
      {...rest}
      href={hrefOf(to)}
      aria-current={pathname === location.pathname && !hash ? 'page' : undefined}
      onClick={handleClick}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  )
}

function fetchAhead(pathname: string) {
  // A failure counts when the page is asked for, not before.
  routeFor(pathname)
    .chunk.load()
    .catch(() => {})
}
