import { watchNativeSends } from './contact/native-send.ts'
import { inTime } from './lib/in-time.ts'
import { watchFont } from './lib/late-font.ts'
import { limits } from './lib/limits.ts'

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
  inTime(import('./hydrate.tsx'), limits.chunkTimeout)
    .then(({ hydrate }) => hydrate())
    .catch(offerRetry)
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
