import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { hrefOf } from '../lib/addresses.ts'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { scrollToElement, scrollToPosition } from '../lib/smooth-scroll.ts'
import { prefetchPage } from './prefetch.ts'

/**
 * A link to a page of the site. Prefetches the page's chunk on hover, focus or touch. A link to the current
 * address scrolls to the top, or to the target of the hash.
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
      // Omits an attribute that only React Router's framework mode uses.
      discover="none"
      aria-current={path === pathname && !target ? 'page' : undefined}
      onClick={handleClick}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  )
}
