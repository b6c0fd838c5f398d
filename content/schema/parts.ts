import { icons } from 'lucide'
import { z } from 'zod'

/** How many lines the palette has (`--color-line-1` and on in src/styles/tokens.css), so how many services. */
export const mostLines = 8

/** The most that a list on a page has room for: metrics, cards, steps, values. */
const mostItems = 8

/** A phone of 320 px has room for so many letters of a headline side by side. */
const longestHeadlinePart = 13

/** What a search result shows of a title, the brand behind it included. */
export const titleRoom = 60

const description = { least: 40, most: 200 }

/** A text for a place that has room for so many characters. */
export const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => value.trim() === value, {
      error: 'begins or ends with a space. Take it away.',
    })

/** A headline: its longest words need to be told where they may break. */
export const headline = (most: number) =>
  text(most).superRefine((value, context) => {
    for (const part of value.split(/[\s\u00ad\u200b\u2010-]+/)) {
      if (part.length > longestHeadlinePart)
        context.addIssue({
          code: 'custom',
          message: `has no room for “${part}” on a phone. Put a soft hyphen, \\u00ad, where it may break, such as ${softened(part)}.`,
        })
    }
  })

const softened = (word: string) => {
  const middle = Math.ceil(word.length / 2)
  return `${word.slice(0, middle)}\\u00ad${word.slice(middle)}`
}

export const items = <T extends z.ZodType>(of: T, least = 2, most = mostItems) =>
  z.array(of).min(least).max(most)

export const email = z.email({
  error: 'is no e-mail address. Write one such as hello@example.com.',
})

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'is no web address. Write the whole of it, beginning with https://.',
})

/** A page of this site, or a place on the page that is open. */
export const link = z
  .string()
  .regex(/^(\/[a-z0-9-]*)?(#[a-z][a-z0-9-]*)?$/, {
    error:
      'is no address on this site. Write a page such as /services, or a place such as #contact.',
  })
  .min(1)

/** What follows the # in an address, and an id on the page. */
export const slug = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error:
    'cannot stand in an address. Write small letters and digits with hyphens between the words, such as voice-ai.',
})

/** What search engines and shared links show of a page. */
const described = z.strictObject({
  title: text(titleRoom),
  description: z.string().min(description.least).max(description.most),
})

export const meta = described.extend({
  path: z.string().regex(/^\/[a-z0-9-]*$/, {
    error: 'is no address of a page. Write a slash and small letters, such as /services.',
  }),
  /** The page’s name in the menus and breadcrumbs. */
  link: text(20),
  /** The header’s menu is in the footer, too. */
  menu: z.enum(['header', 'footer']),
})

/** Of the page for unknown addresses, which has no address of its own. */
export const missingMeta = described

export const hero = z.strictObject({ heading: headline(60), intro: text(240) })

/** Lucide’s components by the names that https://lucide.dev gives the icons, such as `message-circle`. */
export const iconComponents = new Map(
  Object.keys(icons).map((component) => [
    component
      .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)|(?<=[A-Z])(?=[A-Z])/g, '-')
      .toLowerCase(),
    component,
  ]),
)

export const icon = z
  .string()
  .refine((name) => iconComponents.has(name), {
    error: ({ input }) =>
      `is “${input}”, which is no icon. Write a name from https://lucide.dev/icons.`,
  })
  .meta({ enum: [...iconComponents.keys()] })

/** A line of the palette: its number in src/styles/tokens.css. */
export const line = z.literal([1, 2, 3, 4, 5, 6, 7, 8], {
  error: `is no line of the palette. Write a number from 1 to ${mostLines}: --color-line-1 and on in src/styles/tokens.css.`,
})

export const titled = (title: number, body: number) =>
  z.strictObject({ title: text(title), text: text(body) })

/** A claim and what it counts. */
export const stat = z.strictObject({ value: text(8), label: text(40) })
