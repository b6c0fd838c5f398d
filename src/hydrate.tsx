import './styles/index.css'
// The notice is rendered by src/document.tsx, which is not in the client bundle.
import './shell/retry-notice.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { isWithinSite, pathOf } from './lib/addresses.ts'
import { documentParsed } from './lib/document-parsed.ts'
import { undoForeignChanges } from './lib/foreign-changes.ts'
import { countBoundaries, everyBoundaryHydrated } from './lib/hydration-boundary.tsx'
import { limits } from './lib/limits.ts'
import { chunkFor } from './lib/page-chunk.ts'
import { reportRenderError } from './lib/report-error.ts'
import { withTimeout } from './lib/with-timeout.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** Starts hydrating the document. Rejects when the page's chunk fails to load; the page then stays readable. */
export async function hydrate() {
  await documentParsed()
  await chunkFor(pathOf(window.location.pathname)).load(document)
  // Let the browser handle pending input first.
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root element')
  // The bootstrap may have timed out and shown the notice before the bundle arrived.
  document.getElementById('retry')?.setAttribute('hidden', '')
  const redoForeignChanges = undoForeignChanges()
  countBoundaries(root)
  withTimeout(everyBoundaryHydrated, limits.hydrationWait)
    .catch(() => {})
    .then(redoForeignChanges)
  // A transition hydrates in slices and halves the blocking time.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <ErrorBoundary as="main">
            <App />
          </ErrorBoundary>
        </BrowserRouter>
      </StrictMode>,
      { onCaughtError: reportRenderError },
    )
  })
  unregisterServiceWorkers()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Unregisters service workers of an earlier site at this address. This site has none (docs/decisions/0010). */
async function unregisterServiceWorkers() {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    for (const registration of registrations)
      if (isWithinSite(registration.scope)) await registration.unregister()
  } catch {
    // Service workers are unavailable.
  }
}
