import { watchNativeSends } from './contact/native-send.ts'
import { watchTyping } from './contact/typing.ts'
import { pathOf } from './lib/addresses.ts'
import { idle } from './lib/idle.ts'
import { inTime } from './lib/in-time.ts'
import { watchFont } from './lib/late-font.ts'
import { limits } from './lib/limits.ts'
import { routeFor } from './routes.ts'

/**
 * Brings the application when the browser is idle or at the first sign of interaction. Until then the page
 * is read, its links, menu and form work natively.
 */
const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Settles once the application begins to take the page over, or cannot be had. */
export const application = firstInteractionOrIdle().then(async () => {
  const hydrating = inTime(import('./hydrate.tsx'), limits.chunkTimeout)
  takeOwnAddress()
  // Fetched along with the application, which waits for it (and asks anew should it have failed by then).
  routeFor(pathOf(window.location.pathname))
    .chunk.load()
    .catch(() => {})
  const { hydrate } = await hydrating
  await hydrate()
})

watchTyping()
watchNativeSends()
// A font that cannot be had leaves the page as it is.
watchFont(inTime(application, limits.fontWait)).catch(() => {})

function firstInteractionOrIdle() {
  return new Promise<void>((resolve) => {
    const start = () => {
      for (const type of interactions) window.removeEventListener(type, start)
      resolve()
    }
    for (const type of interactions) window.addEventListener(type, start, { passive: true })
    idle().then(start)
  })
}

/**
 * Many hosts serve a page under other addresses too (/services.html); the document knows its own. One that
 * has none is not found, whatever its address.
 */
function takeOwnAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const { pathname, search, hash } = window.location
  const own = canonical ? new URL(canonical.href).pathname : pathname
  if (own !== pathname) window.history.replaceState(window.history.state, '', own + search + hash)
}
