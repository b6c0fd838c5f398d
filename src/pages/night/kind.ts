import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import { decidedNights, ticketDrawing } from './decided-nights.ts'
import type { Night } from './schema.ts'

export { nightSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).NightPage

/** One that nobody has decided, and each that somebody can decide. */
export const pagesOf = (night: Night, content: SiteContent): PageOptions[] => [
  { drawing: ticketDrawing(night, content, '?') },
  ...decidedNights(night, content),
]
