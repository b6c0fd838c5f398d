import type { PageOptions } from '../../content/page.ts'
import { notFoundDrawing } from './social-picture.ts'

export { notFoundSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).NotFoundPage

export const pagesOf = (): PageOptions[] => [{ drawing: notFoundDrawing }]
