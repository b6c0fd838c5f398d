import { z } from 'zod'
import { described, items, shared, siteHref, text } from '../../content/parts.ts'

const navigation = z.strictObject({ text: text(26), href: shared(siteHref), note: text(60) })

export const notFoundSchema = z.strictObject({
  /** The page has no path of its own. */
  meta: described,
  heading: text(48),
  intro: text(200),
  links: items(navigation, 1),
})
export type NotFound = z.infer<typeof notFoundSchema>
