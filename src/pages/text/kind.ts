import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import type { Articles } from '../articles/schema.ts'

export { textPageSchema as schema } from './schema.ts'

export const folder = 'pages'

export const notesOf = (pages: SiteContent['pages']) => pages.articles as Articles | undefined

export const component = async () => (await import('./page.tsx')).TextPage

export const pagesOf = (): PageOptions[] => [{ smallPrint: true }]
