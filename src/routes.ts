import { type Page, pages } from '#content/pages'
import { type PageChunk, pageChunk } from './lib/page-chunk.ts'

export type SiteRoute = {
  /** The page’s folder in src/pages/. */
  name: string
  /** `*` matches every unknown path. */
  path: string
  /** The page’s link text, and the menus it is in. Both undefined for the not-found page. */
  link?: string
  menu?: Page['menu']
  chunk: PageChunk
}

/** Every page, in menu order. Paths and link texts come from the content. */
export const routes: SiteRoute[] = [
  route('home', pages.home, () => import('./pages/home/page.tsx')),
  route('about', pages.about, () => import('./pages/about/page.tsx')),
  route('services', pages.servicesPage, () => import('./pages/services/page.tsx')),
  route('not-found', { path: '*' }, () => import('./pages/not-found/page.tsx')),
]

export const routeFor = (pathname: string) =>
  routes.find(({ path }) => path === pathname) ?? routes.at(-1)!

function route(
  name: string,
  page: Pick<SiteRoute, 'path' | 'link' | 'menu'>,
  load: Parameters<typeof pageChunk>[1],
): SiteRoute {
  return { name, ...page, chunk: pageChunk(page.path, load) }
}
