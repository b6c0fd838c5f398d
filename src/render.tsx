import './styles/index.css'
import './shell/retry-notice.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from './content/context.tsx'
import type { Page } from './content/page.ts'
import { type Assets, Document } from './document.tsx'
import { PropertiesContext } from './islands/island.tsx'
import { documentName } from './lib/addresses.ts'
import { inOrder } from './site.tsx'

// What the build and the development server call.
export { articlesFeed } from './feed.ts'
export { pagesOf } from './site.tsx'

/** The name of a page's document and social picture, without extension. */
export const fileOf = ({ path }: Page, { prefix }: SiteContent) =>
  documentName(path || `${prefix}/404`)

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
