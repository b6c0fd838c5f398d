import './styles/index.css'
import './shell/retry-notice.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from './content/context.tsx'
import type { Page } from './content/page.ts'
import { type Assets, Document } from './document.tsx'
import { PropertiesContext } from './islands/island.tsx'
import { kinds } from './site.ts'

/**
 * A page as a complete HTML document. Throws when any component throws.
 *
 * @param propertiesOf what an island has as its properties in the document, from their JSON
 */
export async function renderPage(
  content: SiteContent,
  page: Page,
  assets: Assets,
  propertiesOf = (json: string) => json,
): Promise<string> {
  const Component = await kinds[page.kind]!.component()
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <PropertiesContext value={propertiesOf}>
      <Document content={content} page={page} assets={assets}>
        <Component {...page.properties} />
      </Document>
    </PropertiesContext>,
  )}`
}

/** Further files of the pages, by their paths, such as the feed of the articles. */
export async function filesOf(
  content: SiteContent,
  pages: Page[],
): Promise<Record<string, string>> {
  const files = [...new Set(pages.map(({ kind }) => kind))].map((kind) =>
    kinds[kind]!.filesOf?.(content.pages[kind] as never, content),
  )
  return Object.assign({}, ...(await Promise.all(files)))
}
