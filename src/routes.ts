import { type PageChunk, pageChunk } from './lib/page-chunk.ts'

export type SiteRoute = {
  path: string
  /** The document that it is prerendered to. */
  file: string
  chunk: PageChunk
}

const notFound: SiteRoute = {
  path: '*',
  file: '404.html',
  chunk: pageChunk(() => import('./pages/not-found/page.tsx').then((m) => m.NotFoundPage)),
}

/** The URL contract: every route of the site. */
export const routes: SiteRoute[] = [
  {
    path: '/',
    file: 'index.html',
    chunk: pageChunk(() => import('./pages/home/page.tsx').then((m) => m.HomePage)),
  },
  {
    path: '/services',
    file: 'services.html',
    chunk: pageChunk(() => import('./pages/services/page.tsx').then((m) => m.ServicesPage)),
  },
  {
    path: '/about',
    file: 'about.html',
    chunk: pageChunk(() => import('./pages/about/page.tsx').then((m) => m.AboutPage)),
  },
  notFound,
]

export function routeFor(pathname: string): SiteRoute {
  return routes.find(({ path }) => path === pathname) ?? notFound
}
