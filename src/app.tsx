import { Suspense } from 'react'
import styles from './app.module.css'
import { site } from './content/site.ts'
import { LazyPage } from './lib/lazy-page.tsx'
import { useLocation } from './lib/router.tsx'
import { routeFor } from './routes.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { ConsentBar } from './shell/consent-bar.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteChange } from './shell/route-change.tsx'

/** The shell around every page. The router and the root element come from the entry. */
export function App() {
  const { pathname } = useLocation()
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {site.skipLink}
      </a>
      <Header />
      <Breadcrumbs />
      <main id="main" tabIndex={-1}>
        {/* Outside the keyed boundary, so that the former page stays while the next one's chunk arrives. */}
        <Suspense>
          <ErrorBoundary key={pathname}>
            <LazyPage chunk={routeFor(pathname).chunk} />
          </ErrorBoundary>
          {/* Inside, so that it is hydrated together with the page whose place it settles. */}
          <RouteChange />
        </Suspense>
      </main>
      <Footer />
      <ConsentBar />
    </>
  )
}
