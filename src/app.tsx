import styles from './app.module.css'
import { ContactSection } from './contact/contact-section.tsx'
import { site } from './content/site.ts'
import { HydrationBoundary } from './lib/hydration-boundary.tsx'
import { LazyPage } from './lib/lazy-page.tsx'
import { useLocation } from './lib/router.tsx'
import { routeFor } from './routes.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { ConsentBar } from './shell/consent-bar.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteChange } from './shell/route-change.tsx'

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
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname}>
      <LazyPage chunk={routeFor(pathname).chunk} />
    </ErrorBoundary>
  )
}
