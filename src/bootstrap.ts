// The inline script in every document's <head>. It runs before the first paint. A page that opens at its top
// requests no script or style sheet until after that paint (docs/decisions/0025). tools/build/bootstrap.ts
// compiles and inlines it.

/** URL of src/entry-client.ts, set by the build. */
declare const __ENTRY__: string
type Entry = typeof import('./entry-client.ts')

/** `limits.chunkTimeout` in milliseconds, set by the build. */
declare const __TIMEOUT__: number

{
  try {
    const { theme } = localStorage
    if (theme) document.documentElement.dataset.theme = theme
    // Session data means that this tab has shown a page before: the font is cached, so use it on phones too.
    if (sessionStorage.length) document.querySelector('style')!.media = ''
  } catch {
    // Storage is blocked: the system's theme applies.
  }

  // Record what browser extensions change before hydration (lib/foreign-changes.ts).
  addEventListener(
    'DOMContentLoaded',
    () => {
      window.foreignChanges = []
      new MutationObserver((records, observer) => {
        window.foreignChanges?.push(...records) ?? observer.disconnect()
      }).observe(document.getElementById('root')!, {
        childList: true,
        subtree: true,
        characterDataOldValue: true,
      })
    },
    // Capture, to run before any listener on the document.
    true,
  )

  const noscript = document.querySelector('noscript')

  /**
   * Links the page's complete style sheets, whose URLs are in <noscript>. A link that fails is removed: the
   * client bundle then requests the sheet again and reports the failure.
   *
   * @param media `not all` applies them together when the last has arrived: one alone would lack the other's
   *   custom properties, and move the page
   */
  const linkSheets = (media: string) => {
    const links: HTMLLinkElement[] = []
    const apply = () => {
      if (links.every(({ sheet, isConnected }) => sheet || !isConnected))
        for (const link of links) link.media = ''
    }
    for (const [, href] of (noscript?.textContent ?? '').matchAll(/href="(.*?)"/g)) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media })
      // Blocks the first paint if that is still to come; otherwise has no effect.
      link.setAttribute('blocking', 'render')
      link.onload = apply
      link.onerror = () => {
        link.remove()
        apply()
      }
      links.push(link)
      document.head.append(link)
    }
  }
  // The inlined styles may cover only the top of the page (tools/build/critical-css.ts). In a window that is
  // taller than this, or that opens further down, the rest would be seen without its styles.
  const isTall = innerHeight > 1000
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const opensAtTop = !location.hash && navigation?.type === 'navigate'
  const inlineStylesSuffice = (opensAtTop && !isTall) || noscript?.dataset.partial === undefined
  if (!inlineStylesSuffice) linkSheets('')

  /** The entry script or the client bundle failed to load. The page stays readable; a notice offers to reload it. */
  const offerRetry = (error: unknown) => {
    console.error(error)
    const notice = document.getElementById('retry')!
    notice.hidden = false
    notice.querySelector('button')!.onclick = () => location.reload()
  }

  const loadEntry = () => {
    paintObserver.disconnect()
    clearTimeout(paintTimeout)
    if (inlineStylesSuffice) linkSheets('not all')
    const loadTimeout = setTimeout(offerRetry, __TIMEOUT__, __ENTRY__)
    import(__ENTRY__)
      .finally(() => clearTimeout(loadTimeout))
      .then(({ hydration }: Entry) => hydration)
      .catch(offerRetry)
  }
  const paintObserver = new PerformanceObserver(loadEntry)
  paintObserver.observe({ type: 'paint', buffered: true })
  // A background tab does not paint.
  const paintTimeout = setTimeout(loadEntry, 2000)
}
