import { layOutAll } from '../ui/lay-out.ts'
import { arrivedDocument, documentAt, isPageAddress, isUnavailable } from './documents.ts'
import { needsDocument, noteFailure, noteNavigation } from './failure.ts'
import { focusOn, keepPlace, scrollAfter, tellTabs, toPlace } from './place.ts'
import { targetOf } from './smooth-scroll.ts'
import { canSwap, swap } from './swap.ts'
import { afterPaint, untilStopped, watchTyping } from './waiting.ts'

type Options = {
  /** Called before and after the page is exchanged. */
  onLeave: () => void
  onShow: () => void
}

/** The path of the page that is shown. Where a navigation cannot wait, the address changes before the page does. */
let shown = location.pathname

/** This module scrolls and focuses itself. */
const manual = { scroll: 'manual', focusReset: 'manual' } as const

/**
 * Exchanges the page instead of loading its document, where the browser has the Navigation API. Everything that is not
 * a page of this site in this language, or that is odd in any way, is left to the browser.
 */
export function watchNavigation(options: Options) {
  addEventListener('pagehide', () => keepPlace(shown))
  if (!('navigation' in window)) return
  navigation.addEventListener('currententrychange', ({ from }) => keepPlace(shown, from))
  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event
    const url = new URL(destination.url)
    const isTraversal = navigationType === 'traverse'
    // A fragment, or an entry that a script replaces.
    if (!isTraversal && destination.sameDocument) return
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return
    if (navigationType === 'reload' || !isPageAddress(url) || isInAnotherLanguage(url)) return
    if (url.pathname === shown) {
      const handler = async () => {
        if (isTraversal) scrollAfter(event, tellTabs)
        else toPlace()
      }
      event.intercept({ ...manual, handler })
    } else if (canSwap() && !needsDocument()) exchange(event, url, options)
  })
}

/** The address of a language link may have got a fragment (src/shell/language-links.ts). */
const isInAnotherLanguage = ({ pathname }: URL) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]:not([aria-current])')].some(
    (link) => link.pathname === pathname,
  )

/**
 * Shows the page at an address. Where the browser lets a navigation wait for the document (`precommitHandler`), the
 * page that is shown and its address stay until then. Elsewhere only a document that has arrived is shown, and Back and
 * Forward wait with the address changed.
 */
function exchange(event: NavigateEvent, url: URL, options: Options) {
  const { pathname, href } = url
  const isTraversal = event.navigationType === 'traverse'
  let next = arrivedDocument(pathname)
  const canWait = !next && event.cancelable && 'NavigationPrecommitController' in window
  if (!isTraversal && !next && (!canWait || isUnavailable(pathname))) return
  const typing = watchTyping()
  const load = async () => (next ??= await loadDocument(url, event.signal))

  async function precommitHandler() {
    if ((await load()) || isTraversal) return
    const state = event.destination.getState()
    // A navigation of its own, which the browser handles, takes the place of this one.
    navigateTo(href, { state, history: event.navigationType as 'push' | 'replace' })
  }
  async function handler() {
    try {
      const document = await load()
      if (document) return show(document, event, typing(), options)
    } catch (error) {
      if ((error as Error).name === 'AbortError' || !navigator.onLine) throw error
      console.warn(error)
    }
    location.reload()
  }
  event.intercept({ ...manual, ...(canWait && { precommitHandler }), handler })
}

/** Loads the document of a page. If that fails, a notice offers to try again. */
const loadDocument = ({ pathname, href }: URL, signal: AbortSignal) =>
  untilStopped(signal, (stopped) => documentAt(pathname, stopped)).catch((error) => {
    if (error.name !== 'AbortError') noteFailure('page', () => navigateTo(href))
    throw error
  })

/** Navigates by script. That it fails or is stopped is seen elsewhere. */
export function navigateTo(url: string, options?: NavigationNavigateOptions) {
  const { committed, finished } = navigation.navigate(url, options)
  for (const promise of [committed, finished]) promise?.catch(() => {})
}

function show(next: Document, event: NavigateEvent, field: Element | null, options: Options) {
  if (event.signal.aborted) return
  const { pathname, hash } = new URL(event.destination.url)
  const isTraversal = event.navigationType === 'traverse'
  const opensAtTop = !isTraversal && hash === '' && !field
  const fieldTop = field?.getBoundingClientRect().top ?? 0
  layOutAll()
  options.onLeave()
  shown = pathname
  const showRest = scrollAfter(event, () => swap(next, opensAtTop))
  noteNavigation()
  const main = document.querySelector('main')!
  // The visitor has gone on typing: the field stays where it is.
  if (field) window.scrollBy(0, field.getBoundingClientRect().top - fieldTop)
  else focusOn((!isTraversal && targetOf(hash)) || (main.querySelector('h1') ?? main))
  if (!opensAtTop) return options.onShow()
  afterPaint(() => {
    if (shown !== pathname) return
    showRest()
    options.onShow()
  })
}
