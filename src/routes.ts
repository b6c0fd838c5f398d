import { paths } from '#content/languages'
import { type PageChunk, pageChunk } from './lib/page-chunk.ts'

export type SiteRoute = {
  /** The page’s folder in src/pages/. */
  name: string
  /** Its path in each language. The not-found page has none. */
  paths: Record<string, string>
  chunk: PageChunk
}

/** Every page. Paths come from the content. The entry script imports this file, so it has no words. */
export const routes: SiteRoute[] = [
  route('home', paths.home, () => import('./pages/home/page.tsx')),
  route('about', paths.about, () => import('./pages/about/page.tsx')),
  route('services', paths.servicesPage, () => import('./pages/services/page.tsx')),
  route('not-found', {}, () => import('./pages/not-found/page.tsx')),
]

export const routeFor = (pathname: string) =>
  routes.find(({ paths }) => Object.values(paths).includes(pathname)) ?? routes.at(-1)!

function route(
  name: string,
  paths: SiteRoute['paths'],
  load: Parameters<typeof pageChunk>[1],
): SiteRoute {
  return { name, paths, chunk: pageChunk(Object.values(paths), load) }
}
