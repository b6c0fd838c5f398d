// The inline script in every document's <head>. It runs before the first paint. A page that opens at its top
// requests no script, style sheet or font until after that paint (docs/decisions/0025). tools/prerender/bootstrap.ts
// compiles and inlines it.

/** URL of src/main.ts, set by the build. */
declare const __ENTRY__: string
type Entry = typeof import('./main.ts')

/** `limits.chunkTimeout` in milliseconds, set by the build. */
declare const __TIMEOUT__: number

{
  /** Whether this tab has shown a page before (src/navigation/place.ts notes the place): style sheet and font are cached. */
  let isCached = false
  try {
    const { theme } = localStorage
    if (theme) document.documentElement.dataset.theme = theme
    isCached = sessionStorage.length > 0
    // The browser itself posts the contact form. When the visitor comes back, src/contact/form.element.ts says so.
    addEventListener('submit', ({ defaultPrevented }) => {
      if (!defaultPrevented) sessionStorage.posted = Date.now()
    })
  } catch {
    // Storage is blocked: the system's theme applies.
  }

  const noscript = document.querySelector('noscript')?.textContent
  const [, sheet] = /href="(.*?)"/.exec(String(noscript)) ?? []

  /** Links the site's style sheet, whose address is in <noscript>, and starts the font. */
  const linkStyles = () => {
    const font = document.querySelector<HTMLLinkElement>('[as=font]')
    if (font) {
      font.media = ''
      document.head.append(font)
    }
    // In development the sheets are linked already.
    if (!sheet) return
    // Blocks the first paint if that is still to come; otherwise has no effect.
    const attributes = { rel: 'stylesheet', href: sheet, blocking: 'render' }
    document.head.append(Object.assign(document.createElement('link'), attributes))
  }
  // The inlined styles may cover only the top of the page (tools/prerender/critical-css.ts). In a window that is
  // taller than this, or that opens further down, the rest would be seen without its styles.
  const isTall = innerHeight > 1000
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const opensAtTop = !location.hash && navigation?.type === 'navigate'
  const inlineStylesSuffice = opensAtTop && !isTall && !isCached
  if (!inlineStylesSuffice) linkStyles()

  /** Without a connection, a reload would end in the browser's error page. */
  const reload = () => (navigator.onLine ? location.reload() : setTimeout(offerRetry))

  /** A script or a document failed to load. The page stays readable; a notice offers to try again. */
  const offerRetry = (again = reload) => {
    const notice = document.getElementById('retry')!
    notice.hidden = false
    notice.querySelector('button')!.onclick = () => {
      notice.hidden = true
      again()
    }
  }
  const fail = (error: unknown) => {
    console.error(error)
    offerRetry()
  }

  const loadEntry = () => {
    paintObserver.disconnect()
    clearTimeout(paintTimeout)
    if (inlineStylesSuffice) linkStyles()
    const loadTimeout = setTimeout(fail, __TIMEOUT__, __ENTRY__)
    import(__ENTRY__)
      .finally(() => clearTimeout(loadTimeout))
      .then(({ start }: Entry) => start(offerRetry), fail)
  }
  const paintObserver = new PerformanceObserver(loadEntry)
  paintObserver.observe({ type: 'paint', buffered: true })
  // A background tab does not paint.
  const paintTimeout = setTimeout(loadEntry, 2000)
}
