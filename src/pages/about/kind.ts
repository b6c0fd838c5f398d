import type { PageOptions } from '../../content/page.ts'
import type { About } from './schema.ts'
import { aboutDrawing } from './social-picture.ts'

export { aboutSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).AboutPage

export const pagesOf = (about: About): PageOptions[] => [{ drawing: aboutDrawing(about) }]

export const portraits = ({ people }: About) =>
  (people?.people ?? []).flatMap(({ portrait }, index) =>
    portrait ? [{ path: ['people', 'people', index, 'portrait'], name: portrait }] : [],
  )

export const counts = { values: ({ values }: About) => values.items }
