import { paths } from '#content/languages'
import { isStyleFailure, registerOthers, registerPage } from './lib/page-chunk.ts'

/** The pages in scripts: the folder of each in src/pages/, and its path in each language. Paths come from the content. */
export const routes = [
  route('home', paths.home, () => import('./pages/home/page.tsx')),
  route('about', paths.about, () => import('./pages/about/page.tsx')),
  route('services', paths.servicesPage, () => import('./pages/services/page.tsx')),
]

// All other pages are in their documents only (src/documents/document-pages.tsx lists them), or do not exist.
registerOthers((path, shown) =>
  __HAS_DOCUMENTS__ && !import.meta.env.SSR
    ? documentPage().then(({ load }) => load(path, shown))
    : import('./pages/not-found/page.tsx'),
)

let loading: Promise<typeof import('./documents/page.tsx')> | undefined
/** They share one chunk. */
const documentPage = () =>
  (loading ??= import('./documents/page.tsx').catch((error: unknown) => {
    if (!isStyleFailure(error)) loading = undefined
    throw error
  }))

// The entry script imports this file, so it has no words.
function route(
  name: string,
  paths: Record<string, string>,
  load: Parameters<typeof registerPage>[1],
) {
  registerPage(Object.values(paths), load)
  return { name, paths }
}
