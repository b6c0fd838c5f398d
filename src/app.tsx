import { createElement, use } from 'react'
import { site } from '#content/site.yaml'
import styles from './app.module.css'
import { ContactSection } from './contact/contact-section.tsx'
import { HydrationBoundary } from './lib/hydration-boundary.tsx'
import { chunkFor } from './lib/page-chunk.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { ConsentBar } from './shell/consent-bar.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteChange } from './shell/route-change.tsx'
import { useShownEntry } from './shell/use-shown-entry.ts'

/**
 * The shell around every page; the entry modules provide the router. It does not read the location itself, so a
 * route change re-renders only the parts that do.
 */
export function App() {
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {site.skipLink}
      </a>
      <HydrationBoundary>
        <Header />
        <Breadcrumbs />
      </HydrationBoundary>
      <main id="main" tabIndex={-1}>
        <HydrationBoundary>
          <Page />
          {/* Hydrates in the same commit as the page, because it restores the scroll position. */}
          <RouteChange />
        </HydrationBoundary>
        {/* Shared by all pages: a route change keeps the form and everything typed into it. */}
        <ErrorBoundary as="section" id="contact">
          <ContactSection />
        </ErrorBoundary>
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <ConsentBar />
    </>
  )
}

/** The key is inside the Suspense boundary: the previous page stays until the next one has loaded. */
function Page() {
  const { path } = useShownEntry()
  return (
    <ErrorBoundary key={path}>
      <LazyPage path={path} />
    </ErrorBoundary>
  )
}

/** Unlike React.lazy, renders synchronously when the chunk has already loaded. */
function LazyPage({ path }: { path: string }) {
  const chunk = chunkFor(path)
  return createElement(chunk.loaded() ?? use(chunk.loadOrReload()))
}
