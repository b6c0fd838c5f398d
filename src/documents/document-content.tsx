import { type MouseEvent, type SyntheticEvent, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { site } from '#content/site.yaml'
import { goToForm } from '../contact/go-to-form.ts'
import { hrefOf, isWithinSite, pathOf } from '../lib/addresses.ts'
import { loadedDocumentPages } from '../lib/document-page.ts'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Head } from '../shell/head.tsx'
import { prefetchPage } from '../shell/prefetch.ts'

/**
 * The content of a page whose words are in its document only. React leaves it as it is. Its links lead to pages
 * without a document load, like all links of the site.
 *
 * @param html in the prerenderer
 * @param nodes in the browser: a copy of the element with the content
 */
export function DocumentContent(props: { path: string; html?: string; nodes?: Element }) {
  const { path, html = '', nodes } = props
  const { title, description, feed } = loadedDocumentPages.get(path)!
  const isNew = useHydrated()
  // During hydration the content is there already: React does not compare the HTML of such an element.
  const [content] = useState(isNew ? {} : { dangerouslySetInnerHTML: { __html: html } })
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (element && nodes && !element.hasChildNodes())
        element.append(...document.importNode(nodes, true).childNodes)
    },
    [nodes],
  )
  const navigate = useNavigate()

  function handleClick(event: MouseEvent) {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    if (link.getAttribute('href') === site.cta.href) {
      if (!goToForm('first field')) return
    } else if (isToPage(link))
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    else return
    event.preventDefault()
    // Keep Lenis from following the link too.
    event.stopPropagation()
  }

  function prefetch(event: SyntheticEvent) {
    const link = linkOf(event)
    if (link && isToPage(link)) prefetchPage(pathOf(link.pathname))
  }

  return (
    <>
      <Head meta={{ title, description, path }} />
      {feed && <link rel="alternate" type="application/atom+xml" href={hrefOf(feed)} />}
      {/* biome-ignore lint/a11y: the links in it are the controls */}
      <div
        {...content}
        id="document"
        suppressHydrationWarning
        ref={fill}
        onClick={handleClick}
        onPointerOver={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
      />
    </>
  )
}

const linkOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest('a') : null

/** Whether a link leads to another page of the site, rather than to a file or a place on this page. */
const isToPage = ({ href, pathname, hash }: HTMLAnchorElement) =>
  isWithinSite(href) && !/\.\w+$/.test(pathname) && !(hash && pathname === window.location.pathname)
