import './styles/index.css'
// The notice itself is in src/document.tsx, which is not in the client bundle.
import './shell/retry-notice.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { isOurs, pathOf } from './lib/addresses.ts'
import { undoForeignChanges } from './lib/foreign-changes.ts'
import { everyPartHydrated } from './lib/hydration-boundary.tsx'
import { inTime } from './lib/in-time.ts'
import { limits } from './lib/limits.ts'
import { reportRenderError } from './lib/report-error.ts'
import { routeFor } from './routes.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/**
 * Begins to make the prerendered document interactive. Rejects when the page's chunk cannot be had; the
 * document then stays as it is, readable.
 */
export async function hydrate() {
  await routeFor(pathOf(window.location.pathname)).chunk.load()
  await documentParsed()
  // In a task of its own, as everything here that takes long: whatever the visitor does comes in between.
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  // Shown where the loader took longer than is waited for, and came all the same.
  document.getElementById('retry')?.setAttribute('hidden', '')
  const redoForeignChanges = undoForeignChanges()
  inTime(everyPartHydrated(root), limits.hydrationWait)
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
  endServiceWorkers()
}

/** Everything may have been kept by the browser but the document itself. */
const documentParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** This site has none: what is there is an earlier site's on the same address (docs/decisions/0010). */
async function endServiceWorkers() {
  try {
    const left = await navigator.serviceWorker.getRegistrations()
    for (const worker of left) if (isOurs(worker.scope)) await worker.unregister()
  } catch {
    // Where there can be none, there is none to end.
  }
}
