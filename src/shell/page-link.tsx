import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { hrefOf } from '../lib/addresses.ts'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { scrollToElement, scrollToPosition } from '../lib/smooth-scroll.ts'
import { prefetchPage } from './prefetch.ts'

/**
 * A link to a page of the site. It fetches the page's chunk at the first sign of interest. A link to the page
 * that is open scrolls to the top or to the hash's target.
 */
export function PageLink(
  props: Omit<ComponentProps<typeof Link>, 'to'> & {
    /** A path as in src/routes.ts, with or without a hash. */
    to: string
  },
) {
  const { to, onClick, ...rest } = props
  const { pathname, search, hash } = useLocation()
  const href = hrefOf(to)
  const [path, target] = href.split('#')
  const prefetch = () => prefetchPage(to.split('#')[0]!)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isHere = href === pathname + search + hash
    if (!isHere || event.defaultPrevented || !isPlainClick(event)) return
    const element = document.getElementById(target ?? '')
    if (element) scrollToElement(element)
    else scrollToPosition(0)
  }

  return (
    <Link
      {...rest}
      to={href}
      // The framework's attribute for links that it prefetches.
      discover="none"
      aria-current={path === pathname && !target ? 'page' : undefined}
      onClick={handleClick}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  )
}
