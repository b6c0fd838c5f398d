// The document's own script: inline, and run before anything is painted. A page that opens at its top asks for
// nothing before the first paint (docs/decisions/0025). tools/build/bootstrap.ts puts it into each document.

/** The address of src/entry-client.ts, and what it exports. */
declare const __ENTRY__: string
type Entry = typeof import('./entry-client.ts')

/** Milliseconds, `limits.chunkTimeout`. */
declare const __TIMEOUT__: number

{
  try {
    const { theme } = localStorage
    if (theme) document.documentElement.dataset.theme = theme
    // An earlier page in this tab has left something, and the font in the browser's cache: its face may hold.
    if (sessionStorage.length) document.querySelector('style')!.media = ''
  } catch {
    // Storage is blocked: the system's preference holds.
  }

  // Records what others change before React takes the document over (lib/foreign-changes.ts).
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
    // Before any listener on the document itself.
    true,
  )

  /**
   * The page's complete style sheets, whose addresses are in <noscript>. One that fails is removed, so that the
   * client bundle asks for it again and reports the failure.
   */
  const sheets = document.querySelector('noscript')
  const linkSheets = () => {
    for (const [, href] of (sheets?.textContent ?? '').matchAll(/href="(.*?)"/g)) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      // Holds up the first paint, and nothing once that has been.
      link.setAttribute('blocking', 'render')
      link.onerror = () => link.remove()
      document.head.append(link)
    }
  }
  // The document's own styles may be enough for the top of the page only (tools/build/critical-css.ts).
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const opensAtTop = !location.hash && navigation?.type === 'navigate'
  const isStyled = opensAtTop || sheets?.dataset.partial === undefined
  if (!isStyled) linkSheets()

  /** The application did not arrive: the page stays readable, and says how to get the rest. */
  const offerRetry = (error: unknown) => {
    console.error(error)
    const notice = document.getElementById('retry')!
    notice.hidden = false
    notice.querySelector('button')!.onclick = () => location.reload()
  }

  const bringRest = () => {
    paint.disconnect()
    clearTimeout(unpainted)
    if (isStyled) linkSheets()
    const tooLate = setTimeout(offerRetry, __TIMEOUT__, __ENTRY__)
    import(__ENTRY__)
      .finally(() => clearTimeout(tooLate))
      .then(({ application }: Entry) => application)
      .catch(offerRetry)
  }
  const paint = new PerformanceObserver(bringRest)
  paint.observe({ type: 'paint', buffered: true })
  // A page that nobody sees is not painted.
  const unpainted = setTimeout(bringRest, 2000)
}
