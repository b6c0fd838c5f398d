import { z } from 'zod'
import { items, link, missingMeta, text } from './parts.ts'

const navigation = z.strictObject({ text: text(24), href: link, note: text(60) })

export const notFoundSchema = z.strictObject({
  meta: missingMeta,
  heading: text(48),
  intro: text(200),
  links: items(navigation, 1),
})

export type NotFound = z.infer<typeof notFoundSchema>
