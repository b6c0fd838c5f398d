import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'
import { hrefOf, pathOf } from '../lib/addresses.ts'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { chunkFor } from '../lib/page-chunk.ts'
import { scrollToElement, scrollToPosition } from '../lib/smooth-scroll.ts'
import { prefetchPage } from './prefetch.ts'

/**
 * A link to a page of the site. Prefetches the page's chunk on hover, focus or touch. A link to the current
 * page scrolls to the top, or to the target of the hash, once the page is shown.
 */
export function PageLink(
  props: Omit<ComponentProps<'a'>, 'href'> & {
    /** A path as in src/routes.ts, with or without a hash. */
    to: string
    /** Navigation state. */
    state?: unknown
    /** Whether it is current on pages below its own, too. */
    section?: boolean
  },
) {
  const { to, state, section, onClick, ...rest } = props
  const { pathname, search, hash } = useLocation()
  const href = hrefOf(to)
  const [path, target] = href.split('#')
  const navigate = useLinkClickHandler(href, { state })
  const prefetch = () => prefetchPage(to.split('#')[0]!)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    navigate(event)
    const isHere = href === pathname + search + hash && chunkFor(pathOf(pathname)).loaded()
    if (!isHere || !isPlainClick(event)) return
    const element = document.getElementById(target ?? '')
    if (element) scrollToElement(element)
    else scrollToPosition(0)
  }

  return (
    // Not React Router's <Link>, which brings 2 kB for its framework mode.
    <a
      {...rest}
      href={href}
      aria-current={
        path === pathname && !target
          ? 'page'
          : (section && pathname.startsWith(`${path}/`)) || undefined
      }
      onClick={handleClick}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  )
}
