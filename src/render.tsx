import './styles/index.css'
import './shell/retry-notice.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from './content/context.tsx'
import type { Page } from './content/page.ts'
import { type Assets, Document } from './document.tsx'
import { PropertiesContext } from './islands/island.tsx'
import { pagesOf } from './site.tsx'

// The build and the development server get these from here.
export { articlesFeed } from './feed.ts'
export { pagesOf }

/**
 * A page as a complete HTML document. Throws when any component throws.
 *
 * @param propertiesOf what an island has as its properties in the document, from their JSON
 */
export const renderPage = (
  content: SiteContent,
  page: Page,
  assets: Assets,
  propertiesOf = (json: string) => json,
): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <PropertiesContext value={propertiesOf}>
      <Document content={inOrder(content)} page={page} assets={assets} />
    </PropertiesContext>,
  )}`

/** The menus are in the order of the table of pages. */
function inOrder(content: SiteContent): SiteContent {
  const paths = pagesOf(content).map(({ path }) => path)
  const menu = Object.entries(content.menu).toSorted(
    ([, one], [, other]) => paths.indexOf(one.path) - paths.indexOf(other.path),
  )
  return { ...content, menu: Object.fromEntries(menu) as SiteContent['menu'] }
}
