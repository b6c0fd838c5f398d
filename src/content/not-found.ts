import { z } from 'zod'
import { described, items, shared, text } from './parts.ts'

/** The path of a page, the fragment of a place on the current page, or both. */
const link = z
  .string()
  .regex(/^(\/[a-z0-9-]*)?(#[a-z][a-z0-9-]*)?$/, {
    error:
      'is not a link on this site. Write the path of a page, like /services, or a fragment, like #contact.',
  })
  .min(1)

/** `href` is a path in the first language. */
const navigation = z.strictObject({ text: text(26), href: shared(link), note: text(60) })

export const schema = z.strictObject({
  /** The page has no path of its own. */
  meta: described,
  heading: text(48),
  intro: text(200),
  links: items(navigation, 1),
})
declare module './page.ts' {
  interface PageSchemas {
    'not-found': typeof schema
  }
}
