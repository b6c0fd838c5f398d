import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import type { Home } from './schema.ts'
import { homeDrawing } from './social-picture.ts'

export { homeSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).HomePage

export const pagesOf = (_: Home, content: SiteContent): PageOptions[] => [
  { drawing: homeDrawing(content) },
]

export const check = ({ meta, yourLine }: Home, { homePath, services }: SiteContent) => {
  const hasCall = services.some(({ jobs }) => jobs.some(({ decision }) => decision.call))
  const noWords = 'is missing. Write the words around the call that is in services.yaml.'
  return [
    ...(meta.path === homePath ? [] : [{ path: ['meta', 'path'], message: 'has to be /.' }]),
    ...(yourLine.call || !hasCall ? [] : [{ path: ['yourLine', 'call'], message: noWords }]),
  ]
}
