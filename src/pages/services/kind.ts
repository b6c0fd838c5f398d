import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import type { ServicesPage } from './schema.ts'
import { servicesDrawing } from './social-picture.ts'

export { servicesPageSchema as schema } from './schema.ts'

/** services.yaml has the services themselves. */
export const file = 'services-page'

export const component = async () => (await import('./page.tsx')).ServicesPage

export const pagesOf = (_: ServicesPage, content: SiteContent): PageOptions[] => [
  { drawing: servicesDrawing(content) },
]

/** The place of a service on the page, if that describes each. */
export const pathOfService = ({ meta, sections }: ServicesPage, slug: string) =>
  meta.path + (sections.includes('detail') ? `#${slug}` : '')

export const counts = { steps: ({ process }: ServicesPage) => process.steps }
