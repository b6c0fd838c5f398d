import { createElement, use } from 'react'
import { site } from '#content/site.yaml'
import styles from './app.module.css'
import { ContactSection } from './contact/contact-section.tsx'
import { HydrationBoundary } from './lib/hydration-boundary.tsx'
import { routeFor, type SiteRoute } from './routes.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { ConsentBar } from './shell/consent-bar.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteChange } from './shell/route-change.tsx'
import { useShownEntry } from './shell/use-shown-entry.ts'

/**
 * The shell around every page. The router and the root element come from the entry. It does not ask where
 * the visitor is, so that a route change renders the page alone, and links that tell which one is open.
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
          {/* Hydrated in the same commit as the page, whose scroll position it settles. */}
          <RouteChange />
        </HydrationBoundary>
        {/* Every page ends in it. It stays, with what is typed, when the page above it changes. */}
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

/** Keyed inside the Suspense, so that the former page stays while the next one's chunk arrives. */
function Page() {
  const { path } = useShownEntry()
  return (
    <ErrorBoundary key={path}>
      <LazyPage {...routeFor(path)} />
    </ErrorBoundary>
  )
}

/** Unlike React.lazy it renders at once when the chunk is there already. */
function LazyPage({ chunk }: SiteRoute) {
  return createElement(chunk.loaded() ?? use(chunk.loadOrReload()))
}
