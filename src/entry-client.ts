import { watchNativeSends } from './contact/native-send.ts'
import { inTime } from './lib/in-time.ts'
import { watchFont } from './lib/late-font.ts'
import { limits } from './lib/limits.ts'
import { routeFor } from './routes.ts'

/**
 * The only script of the document itself: brings the application when the browser is idle or at the first
 * sign of interaction. Until then the page is read, its links, menu and form work natively.
 */
const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let started = false

function start() {
  if (started) return
  started = true
  for (const type of interactions) window.removeEventListener(type, start)
  // Not before the first paint: it would have the page laid out once without the font. One that cannot be had
  // leaves the page as it is.
  watchFont().catch(() => {})
  normalizeAddress()
  inTime(import('./hydrate.tsx'), limits.chunkTimeout)
    .then(({ hydrate }) => hydrate())
    .catch(offerRetry)
  // Fetched along with the application, which waits for it and is told of a failure.
  routeFor(window.location.pathname)
    .chunk.load()
    .catch(() => {})
}

/** Many hosts serve a page under its file's name too (/services.html); the routes know only /services. */
function normalizeAddress() {
  const { pathname, search, hash } = window.location
  const clean = pathname.replace(/(\/index)?\.html$/, '') || '/'
  if (clean !== pathname && routeFor(clean).path !== '*') {
    window.history.replaceState(window.history.state, '', clean + search + hash)
  }
}

/** The application did not arrive: the page stays readable, and says how to get the rest. */
function offerRetry(error: unknown) {
  console.error(error)
  const notice = document.getElementById('retry')
  if (!notice) return
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload())
}

watchNativeSends()
for (const type of interactions) window.addEventListener(type, start, { passive: true })

if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 })
else setTimeout(start, 200)
