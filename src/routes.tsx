import { matchPath } from 'react-router'
import { lazyPage, type Page } from './lib/lazy-page.tsx'

const HomePage = lazyPage(() => import('./pages/home/page.tsx').then((m) => m.HomePage))
const ServicesPage = lazyPage(() => import('./pages/services/page.tsx').then((m) => m.ServicesPage))
const AboutPage = lazyPage(() => import('./pages/about/page.tsx').then((m) => m.AboutPage))
const NotFoundPage = lazyPage(() => import('./pages/not-found/page.tsx').then((m) => m.NotFoundPage))

export type SiteRoute = { path: string; file: string; Page: Page }

const notFound: SiteRoute = { path: '*', file: '404.html', Page: NotFoundPage }

/** The URL contract: every route of the site, and the file that it is prerendered to. */
export const routes: SiteRoute[] = [
  { path: '/', file: 'index.html', Page: HomePage },
  { path: '/services', file: 'services.html', Page: ServicesPage },
  { path: '/about', file: 'about.html', Page: AboutPage },
  notFound,
]

export function routeFor(pathname: string): SiteRoute {
  return (
    routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFound
  )
}
