// The inline script in every document's <head>. It runs before the first paint. A page that opens at its top
// requests no script, style sheet or font until after that paint (docs/decisions/0025). tools/prerender/bootstrap.ts
// compiles and inlines it.

/** URL of src/main.ts, set by the build. */
declare const __ENTRY__: string
type Entry = typeof import('./main.ts')
type IslandElement = import('./islands/island.element.ts').IslandElement

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
  let styled: Promise<unknown> | undefined
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
    const link = Object.assign(document.createElement('link'), attributes)
    styled = new Promise((resolve) => {
      link.onload = resolve
    })
    document.head.append(link)
  }
  // The inlined styles may cover only the top of the page (tools/prerender/critical-css.ts). In a window that is
  // taller than this, or that opens further down, the rest would be seen without its styles.
  const isTall = innerHeight > 1000
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const opensAtTop = !location.hash && navigation?.type === 'navigate'
  const inlineStylesSuffice = opensAtTop && !isTall && !isCached
  if (!inlineStylesSuffice) {
    // The place depends on the length of the page (src/ui/lay-out.ts).
    document.documentElement.dataset.whole = ''
    linkStyles()
  }

  let works = true
  /** Where scripts fail, styles show what they show without scripting: their conditions change places. */
  const setScripting = async (next: boolean) => {
    await styled
    if (next === works) return
    works = next
    const exchange = ({ cssRules = [] }: { cssRules?: Iterable<CSSRule> }) => {
      for (const rule of cssRules as Iterable<CSSMediaRule>) {
        const { media } = rule
        if (media?.mediaText.includes('scripting'))
          media.mediaText = media.mediaText.replace(/none|enabled/, (value) =>
            value === 'none' ? 'enabled' : 'none',
          )
        exchange(rule)
      }
    }
    for (const sheet of document.styleSheets)
      try {
        exchange(sheet)
      } catch {
        // An extension's, from another origin.
      }
  }

  /** A reload keeps what is typed into the contact form, as its script does (src/contact/typing.ts). */
  const keepTyped = () => {
    const draft = JSON.parse(sessionStorage['contact-draft'] ?? '{}')
    const fields = document.querySelectorAll<HTMLInputElement>('#contact .control')
    const propertyOf = (field: Element) =>
      (field.localName === 'select' ? 'selectedIndex' : 'value') as 'value'
    for (const field of fields) field[propertyOf(field)] ||= draft[field.name] ?? ''
    addEventListener('pagehide', () => {
      for (const field of fields) draft[field.name] = String(field[propertyOf(field)])
      sessionStorage['contact-draft'] = JSON.stringify(draft)
    })
  }

  /** A script failed to load or to start. The page stays readable; a notice offers to try again. */
  const fail = (error: unknown) => {
    console.error(error)
    setScripting(false)
    const notice = document.getElementById('retry')
    if (!notice) return
    notice.hidden = false
    notice.querySelector('button')!.onclick = () => {
      notice.hidden = true
      // Without a connection, a reload would end in the browser's error page.
      navigator.onLine ? location.reload() : setTimeout(fail, 0, error)
    }
    try {
      keepTyped()
    } catch {
      // Storage is blocked.
    }
  }

  /** An element whose script is not there yet, or an island that React has not taken over. */
  const waiting = ':not(:defined), island-root:not([data-live])'
  /** What is pressed or entered in one happens again once it can, in its order. A popover needs no script. */
  const controls = {
    click: '[type=button]:not([popovertarget]), [type=radio]',
    input: 'island-root :is(input, select)',
  }
  for (const [type, selector] of Object.entries(controls))
    addEventListener(type, ({ target }) => {
      const control = (target as Element).closest<HTMLElement>(selector)
      const element = control?.closest<Partial<IslandElement> & HTMLElement>(waiting)
      if (!element) return
      const all = () => [...element.querySelectorAll<HTMLElement>(selector)]
      const index = all().indexOf(control!)
      const { value } = control as HTMLInputElement
      customElements
        .whenDefined(element.localName)
        .then(() => element.load?.())
        // React may have replaced it. All are found before the first is repeated, which may add others.
        .then(() => (control!.isConnected ? control : all()[index]))
        .then((found) => {
          if (element.matches(waiting)) return
          if (type === 'click') found?.click()
          // With what it had then: the island may have put back what is kept for the tab.
          else if (found)
            Object.assign(found, { value }).dispatchEvent(new Event(type, { bubbles: true }))
        })
        .catch(() => {})
    })

  const loadEntry = () => {
    paintObserver.disconnect()
    clearTimeout(paintTimeout)
    if (inlineStylesSuffice) linkStyles()
    const loadTimeout = setTimeout(fail, __TIMEOUT__, __ENTRY__)
    import(__ENTRY__)
      .finally(() => clearTimeout(loadTimeout))
      .then(({ start }: Entry) => start(setScripting))
      .catch(fail)
  }
  const paintObserver = new PerformanceObserver(loadEntry)
  paintObserver.observe({ type: 'paint', buffered: true })
  // A background tab does not paint.
  const paintTimeout = setTimeout(loadEntry, 2000)
}
