import { isMultilingual } from '#content/languages'
import { watchNativeSends } from './contact/native-send.ts'
import { watchTyping } from './contact/typing.ts'
import { pathOf } from './lib/addresses.ts'
import { idle } from './lib/idle.ts'
import { loadLateFont } from './lib/late-font.ts'
import { limits } from './lib/limits.ts'
import { chunkFor } from './lib/page-chunk.ts'
import { withTimeout } from './lib/with-timeout.ts'
import './routes.ts'

const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/**
 * Hydration starts when the browser is idle or at the first interaction. Until then links, menu and form work
 * natively. Resolves once hydration has started. Rejects when a chunk fails to load.
 */
export const hydration = firstInteractionOrIdle().then(async () => {
  const hydrating = withTimeout(import('./hydrate.tsx'), limits.chunkTimeout)
  replaceWithCanonicalPath()
  // Load the words in parallel. The client bundle imports them, and reports a failure.
  if (isMultilingual) import('#content/site.yaml').catch(() => {})
  // Load the page's chunk in parallel. hydrate() waits for it, and retries if it has failed by then.
  chunkFor(pathOf(window.location.pathname))
    .load(document)
    .catch(() => {})
  const { hydrate } = await hydrating
  await hydrate()
})

watchTyping()
watchNativeSends()
// If the font fails to load, the page keeps the fallback font.
const hydratedOrTimedOut = withTimeout(hydration, limits.fontWait).catch(() => {})
loadLateFont(hydratedOrTimedOut).catch(() => {})

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
 * Replaces the path with the page's canonical one. Many hosts also serve pages under other paths
 * (/services.html), which no route matches. The 404 document has no canonical link and keeps its path.
 */
function replaceWithCanonicalPath() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const { pathname, search, hash } = window.location
  const canonical = link ? new URL(link.href).pathname : pathname
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', canonical + search + hash)
}
