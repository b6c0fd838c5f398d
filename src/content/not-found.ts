import { z } from 'zod'
import { items, link, missingMeta, shared, text } from './parts.ts'

/** `href` is a path in the first language. */
const navigation = z.strictObject({ text: text(26), href: shared(link), note: text(60) })

export const notFoundSchema = z.strictObject({
  meta: missingMeta,
  heading: text(48),
  intro: text(200),
  links: items(navigation, 1),
})
