import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import type { Home } from './schema.ts'
import { homeDrawing } from './social-picture.ts'

export { homeSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).HomePage

export const pagesOf = (_: Home, content: SiteContent): PageOptions[] => [
  { drawing: homeDrawing(content) },
]

export const check = ({ meta }: Home, { homePath }: SiteContent) =>
  meta.path === homePath ? [] : [{ path: ['meta', 'path'], message: 'has to be /.' }]
