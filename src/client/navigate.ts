import { arrivedDocument, isPageAddress, requestDocument } from './documents.ts'
import { noteNavigation } from './failure.ts'
import { closeMenu } from './header.ts'
import { leave } from './leaving.ts'
import { scrollToElement, scrollToPosition, withoutSmoothScroll } from './smooth-scroll.ts'
import { canSwap, swap } from './swap.ts'

/** The browser loads the document. */
const asDocument = Symbol('as a document')

type Options = {
  /** Called before the page is exchanged, and with what is new after it. */
  onLeave: () => void
  onShow: (within: ParentNode) => void
}

/**
 * Exchanges the page instead of loading its document, where the browser has the Navigation API. Everything that is not
 * a page of this site in this language, or that is odd in any way, is left to the browser.
 */
export function watchNavigation(options: Options) {
  if (!('navigation' in window)) return
  /** The page that is shown. The address changes before the page does. */
  let shown = location.pathname
  /** Counts navigations: the latest one wins. */
  let latest = 0

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, info } = event
    const url = new URL(destination.url)
    const isTraversal = navigationType === 'traverse'
    // A fragment, or an entry that a script replaces.
    if (!isTraversal && destination.sameDocument) return
    const mine = ++latest
    if (
      info === asDocument ||
      !event.canIntercept ||
      event.downloadRequest !== null ||
      event.formData ||
      navigationType === 'reload' ||
      !isPageAddress(url) ||
      document.querySelector(`a[hreflang][href="${url.pathname}"]:not([aria-current])`)
    )
      return
    if (url.pathname === shown) {
      // Back and Forward between two places on a page are the browser's.
      if (!isTraversal)
        event.intercept({ scroll: 'manual', focusReset: 'manual', handler: toPlace })
      return
    }
    if (!canSwap()) return
    const next = arrivedDocument(url.pathname)
    if (!next && !isTraversal) {
      event.preventDefault()
      openWhenArrived(url, destination.getState(), navigationType as 'push' | 'replace', mine)
      return
    }
    const typing = watchTyping()
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        try {
          show(next ?? (await requestDocument(url.pathname)), event, typing)
        } catch (error) {
          if (event.signal.aborted) return
          console.warn(error)
          await leave(() => location.reload())
        }
      },
    })
  })

  /** The address stays that of the page that is shown, and so do the addresses of its footnotes. */
  async function openWhenArrived(
    url: URL,
    state: unknown,
    history: 'push' | 'replace',
    mine: number,
  ) {
    const typing = watchTyping()
    const options = { state, history }
    try {
      await requestDocument(url.pathname)
      if (mine !== latest) return
      pendingTyping = typing
      navigation.navigate(url.href, options)
    } catch {
      if (mine !== latest) return
      await leave(() => navigation.navigate(url.href, { ...options, info: asDocument }))
    }
  }
  let pendingTyping: (() => Element | null) | undefined

  function show(next: Document, event: NavigateEvent, typingNow: () => Element | null) {
    if (event.signal.aborted) return
    const { pathname, hash } = new URL(event.destination.url)
    const isTop = event.navigationType !== 'traverse' && hash === ''
    const field = (pendingTyping ?? typingNow)()
    pendingTyping = undefined
    const place = field?.getBoundingClientRect().top ?? 0
    noteNavigation()
    options.onLeave()
    closeMenu()
    shown = pathname
    // Chromium restores no position that scroll anchoring has changed, as it does where the breadcrumbs are hidden.
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    const showRest = swap(next, isTop ? 'first screen' : 'all')
    // Tabs hide panels, which changes the height of the page.
    if (!isTop) options.onShow(document.querySelector('main')!)
    withoutSmoothScroll(() => {
      event.scroll()
      // The visitor has gone on typing: the field stays where it is.
      if (field) window.scrollBy(0, field.getBoundingClientRect().top - place)
    })
    style.removeProperty('overflow-anchor')
    if (!field) focusHeading()
    if (isTop)
      afterPaint(() => {
        if (shown !== pathname) return
        showRest()
        options.onShow(document.querySelector('main')!)
      })
  }
}

/** Calls a function once the next frame has been painted: a message that is posted in a frame arrives after it. */
function afterPaint(then: () => void) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    // Input and other tasks that wait for the frame come first.
    port1.onmessage = () => setTimeout(then)
    port2.postMessage(undefined)
  })
}

/** Announces the page to screen readers. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.focus({ preventScroll: true })
}

/** Goes to the top of the page that is shown, or to the target of the fragment. */
async function toPlace() {
  const target = targetOf(location.hash)
  if (target) scrollToElement(target)
  else scrollToPosition(0)
}

function targetOf(hash: string) {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

const isField = (element: Element | null) =>
  element?.matches('#contact :is(input, select, textarea)')

/** Returns a function that returns the field of the form which the visitor has used since then. */
function watchTyping() {
  const before = document.activeElement
  let typed = false
  const note = () => {
    typed = true
  }
  addEventListener('input', note, { once: true })
  return () => {
    removeEventListener('input', note)
    const { activeElement } = document
    return isField(activeElement) && (typed || activeElement !== before) ? activeElement : null
  }
}
