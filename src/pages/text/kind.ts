import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'

export { textPageSchema as schema } from './schema.ts'

export const folder = 'pages'

export const notesOf = (pages: SiteContent['pages']) => pages.articles

export const component = async () => (await import('./page.tsx')).TextPage

export const pagesOf = (): PageOptions[] => [{ smallPrint: true }]
