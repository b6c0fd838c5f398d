import { linkAt } from '../lib/clicks.ts'
import * as limits from '../lib/limits.ts'
import { whenIdle, withTimeout } from '../lib/timing.ts'
import { released } from './leaving.ts'

/** Network Information API, Chromium only: https://wicg.github.io/netinfo/. */
type Connection = { saveData?: boolean; effectiveType?: string }

type Entry = { document?: Document; arrival: Promise<Document>; since: number; stop: () => void }

/** The latest ones, by the path of their address. */
const requested = new Map<string, Entry>()
const maxKept = 12

/** Whether an address is that of a page of the site, rather than of a file. */
export const isPageAddress = ({ origin, pathname }: URL | HTMLAnchorElement) =>
  origin === location.origin && !/\.\w+$/.test(pathname)

/** After a while the host may have a newer document. */
function recent(pathname: string) {
  const entry = requested.get(pathname)
  const isRecent = entry && Date.now() - entry.since < limits.documentAge
  return isRecent || !navigator.onLine ? entry : undefined
}

export const arrivedDocument = (pathname: string) => recent(pathname)?.document

/**
 * Resolves with the document at a path. Its scripts do not run.
 *
 * @throws Error if there is none that this document can show: the caller opens it as a document
 */
function requestDocument(pathname: string): Promise<Document> {
  const entry = recent(pathname) ?? request(pathname)
  // The last one in the map is the latest.
  requested.delete(pathname)
  requested.set(pathname, entry)
  for (const oldest of requested.keys()) if (requested.size > maxKept) requested.delete(oldest)
  return entry.arrival
}

/** Paths of documents that cannot be shown in this one. */
const unavailable = new Set<string>()
export const isUnavailable = (pathname: string) => unavailable.has(pathname)

/**
 * Resolves with nothing where the browser has to load the document. A request in advance may never be answered, so the
 * visitor does not wait for it for long.
 *
 * @param signal ends the request
 * @throws DOMException an AbortError, when the browser is stopped; an Error while there is no connection
 */
export async function documentAt(pathname: string, signal: AbortSignal) {
  if (isUnavailable(pathname)) return undefined
  const stop = () => requested.get(pathname)?.stop()
  signal.addEventListener('abort', stop)
  try {
    const earlier = recent(pathname)
    if (earlier) await withTimeout(earlier.arrival, limits.earlierRequest).catch(stop)
    signal.throwIfAborted()
    return await requestDocument(pathname)
  } catch (error) {
    if ((error as Error).name === 'AbortError' || !navigator.onLine) throw error
    unavailable.add(pathname)
    await released()
    return undefined
  }
}

function request(pathname: string): Entry {
  const request = new XMLHttpRequest()
  const forget = () => {
    if (!entry.document && requested.get(pathname) === entry) requested.delete(pathname)
  }
  const stop = () => {
    forget()
    request.abort()
  }
  const arrival = withTimeout(parse(request, pathname), limits.chunkTimeout)
  const entry: Entry = { arrival, since: Date.now(), stop }
  arrival.then((document) => {
    entry.document = document
  }, forget)
  return entry
}

/** Not fetch(): parsing its text is a Trusted Types sink. */
const parse = (request: XMLHttpRequest, pathname: string) =>
  new Promise<Document>((resolve, reject) => {
    request.responseType = 'document'
    // After a redirect, as from an address that has changed, the browser has to load the page to show its address.
    const isHere = () => request.responseURL === location.origin + pathname
    request.onloadend = () => {
      const { status, responseXML: next } = request
      // An unknown address has a page, too. What is not a page has no document, or is not of this site.
      if ([200, 404].includes(status) && isHere() && next && isOfThisSite(next)) resolve(next)
      else reject(new Error(`${pathname}: ${status}`))
    }
    // The stop button, or window.stop().
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    request.open('GET', pathname)
    // An empty answer without a type would be read as XML, and the browser's own message about it has inline styles.
    request.overrideMimeType('text/html')
    request.send()
  })

/** The same language, with the same scripts and styles. A translator changes the `lang` of the document that is shown. */
const isOfThisSite = (next: Document) =>
  Boolean(next.querySelector('main > #contact')) && own === signatureOf(next)

const signatureOf = (page: Document) =>
  [
    page.querySelector('[property="og:locale"]')?.getAttribute('content'),
    page.head.querySelector('script:not([type])')?.textContent,
    // Without scripting, the content of <noscript> is elements.
    page.querySelector('head noscript')?.innerHTML,
  ].join('\n')

const own = signatureOf(document)

/** Requests documents in advance: those that the header links to, and any whose link is pointed at or focused. */
export function prefetchDocuments() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const prefetch = (link: HTMLAnchorElement) => {
    const isOther = link.pathname !== location.pathname
    // A failure is ignored: following the link tries again.
    if (isOther && !link.hreflang && isPageAddress(link))
      requestDocument(link.pathname).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      (event) => {
        const link = linkAt(event)
        if (link) prefetch(link)
      },
      { passive: true },
    )
  const prefetchHeader = () =>
    whenIdle().then(() =>
      document.querySelectorAll<HTMLAnchorElement>('header a').forEach(prefetch),
    )
  prefetchHeader()
  // The page that the visitor came to is fetched once it has been left.
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', prefetchHeader)
}
