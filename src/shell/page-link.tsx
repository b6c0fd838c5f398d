import type { MouseEvent } from 'react'
import { createPath, Link, type LinkProps, useLocation, useResolvedPath } from 'react-router'
import { scrollToElement, scrollToPosition } from '../lib/smooth-scroll.ts'
import { routeFor } from '../routes.tsx'

/**
 * A link to a page of the site. It fetches the page's chunk at the first sign of interest, and leads to the
 * top (or to its hash's target) also when the page is the one that is open.
 */
export function PageLink({ to, onClick, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const location = useLocation()
  const target = useResolvedPath(to)
  const isHere = createPath(target) === createPath(location)
  const isCurrent = target.pathname === location.pathname

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isHere || event.defaultPrevented) return
    const element = document.getElementById(target.hash.slice(1))
    if (element) scrollToElement(element)
    else scrollToPosition(0)
  }

  return (
    <Link
      {...rest}
      to={to}
      aria-current={isCurrent && !target.hash ? 'page' : undefined}
      onClick={handleClick}
      onPointerEnter={() => prefetch(target.pathname)}
      onFocus={() => prefetch(target.pathname)}
      onTouchStart={() => prefetch(target.pathname)}
    />
  )
}

function prefetch(pathname: string) {
  // A failure counts when the page is asked for, not before.
  routeFor(pathname)
    .chunk.load()
    .catch(() => {})
}
