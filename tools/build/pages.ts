import { about } from '../../src/content/about.ts'
import { home } from '../../src/content/home.ts'
import { notFound } from '../../src/content/not-found.ts'
import { servicesPage } from '../../src/content/services-page.ts'
import type { PageMeta } from '../../src/shell/head.tsx'
import type { Colors } from './pictures.ts'
import { allLines, missingLine, network, oneLine } from './social-drawings.ts'

/** What the build has to know of a route, beside what src/routes.ts says. */
type BuiltPage = {
  /** As in src/routes.ts. */
  path: string
  /** The page's module, from the project's folder. */
  module: string
  meta: PageMeta
  /** What the picture of a shared link says, and what it shows below that. */
  headline: string
  drawing: (colors: Colors) => string
}

export const builtPages: BuiltPage[] = [
  {
    path: '/',
    module: 'src/pages/home/page.tsx',
    meta: home.meta,
    headline: home.hero.heading,
    drawing: network,
  },
  {
    path: '/services',
    module: 'src/pages/services/page.tsx',
    meta: servicesPage.meta,
    headline: servicesPage.hero.heading,
    drawing: allLines,
  },
  {
    path: '/about',
    module: 'src/pages/about/page.tsx',
    meta: about.meta,
    headline: about.hero.heading,
    drawing: oneLine,
  },
  {
    path: '*',
    module: 'src/pages/not-found/page.tsx',
    meta: notFound.meta,
    headline: notFound.heading,
    drawing: missingLine,
  },
]

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((one) => one.path === path)
  if (!page) throw new Error(`tools/build/pages.ts does not know ${path}, which src/routes.ts has`)
  return page
}
