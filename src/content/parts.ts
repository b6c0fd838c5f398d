import { z } from 'zod'

/** The number of line colours, `line-1` to `line-8` in content/theme.yaml, and so of services. */
export const maxLines = 8

/** The maximum number of metrics, cards, steps or values on a page. */
const maxItems = 8

/** The letters of a headline that fit into a line on a phone, 320 px wide. */
const maxHeadlinePart = 13

/** Search results cut titles that are longer than this, including the brand. */
export const maxTitleLength = 60

const descriptionLength = { min: 40, max: 200 }

const trimmed = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.trim() === value, {
      error: 'starts or ends with a space or a line break. Remove it.',
    })

/**
 * The build fills in the names of facts before a text is checked (tools/content/files/values.ts). What is left in
 * braces has to be `filledByPage`, and all of that has to be there.
 */
const withNames = (value: z.ZodString, filledByPage: string[] = []) =>
  value.superRefine((text, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', message })
    const known = filledByPage.map((name) => `{${name}}`)
    const found: string[] = text.match(/\{[^{}]*\}|[{}]/g) ?? []
    for (const name of known)
      if (!found.includes(name)) refuse(`has to contain ${name}. The page fills it in.`)
    const remedy =
      known.length > 0
        ? `Use only ${known.join(', ')}.`
        : 'Write a name of facts.yaml, or remove it.'
    for (const name of found)
      if (!known.includes(name)) refuse(`contains ${name}, which is not filled in here. ${remedy}`)
  })

export const text = (max: number) => withNames(trimmed(max))

/**
 * A text into which the page puts some values.
 *
 * @param names each has to be in the text, in braces
 */
export const textWith = (max: number, ...names: string[]) =>
  withNames(trimmed(max), names).meta({ placeholders: names })

/**
 * A value that is not words, such as a figure or an id. It is written in the first language only: the others
 * get it from there.
 */
export const shared = <T extends z.ZodType>(value: T): T =>
  value.meta({ ...value.meta(), shared: true })

/** A text that a page has only with some settings or figures. */
export const conditional = <T extends z.ZodType>(value: T): T =>
  value.meta({ ...value.meta(), conditional: true })

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of a text, in a script without spaces too. */
export const wordsIn = (value: string) =>
  [...segmenter.segment(value)].filter((each) => each.isWordLike).map(({ segment }) => segment)

/** Scripts without spaces, in which a line may end after each word. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** A headline. A word that is too wide for a phone needs a soft hyphen. */
export const headline = (max: number) =>
  text(max).superRefine((value, context) => {
    const parts = value.split(/[\s\u00ad\u200b\u2010-]+/)
    for (const part of parts.flatMap((each) => (unspaced.test(each) ? wordsIn(each) : each))) {
      if (part.length > maxHeadlinePart)
        context.addIssue({
          code: 'custom',
          message: `contains “${part}”, which is too wide for a phone. Write a soft hyphen where the word may break: ${hyphenated(part)}. In the file, such a text is in double quotes.`,
        })
    }
  })

const hyphenated = (word: string) => {
  const middle = Math.ceil(word.length / 2)
  return `${word.slice(0, middle)}\\u00ad${word.slice(middle)}`
}

export const items = <T extends z.ZodType>(of: T, min = 2, max = maxItems) =>
  z.array(of).min(min).max(max)

/** Refuses rows of a table that have more or fewer cells than it has columns. */
export function refuseUneven(
  { columns: { length }, rows }: { columns: string[]; rows: string[][] },
  { addIssue }: z.RefinementCtx,
) {
  for (const [index, row] of rows.entries())
    if (row.length !== length)
      addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `has ${row.length} texts. Write ${length}, one for each column.`,
      })
}

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'is not a web address. Write all of it, starting with https://.',
})

const wrongDate = 'is not a date. Write year, month and day, like 2026-03-01.'

/** Where a call to action leads: to the form, or to another site. */
export const callToActionHref = z.string().regex(/^(#contact|https:\/\/\S+)$/, {
  error:
    'is neither the form nor a web address. Write #contact, or all of an address, starting with https://.',
})

export const pictureName = z.string().regex(/^[^./\\][^/\\]*\.(jpe?g|png|webp|avif)$/i, {
  error:
    'is not the name of a picture. Write that of a JPEG, PNG, WebP or AVIF file in content/pictures/, like anna.jpg.',
})

/** The drawn portraits, for people without a photograph (src/drawings/portrait.tsx). */
export const drawing = z.enum(['bob', 'headset', 'bun', 'beard', 'curls', 'moustache'])
export type Drawing = z.infer<typeof drawing>

/** What can be a fragment and the id of an element. */
export const slug = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error: 'cannot be part of an address. Use lower-case letters, digits and hyphens, like voice-ai.',
})

const description = withNames(z.string().min(descriptionLength.min).max(descriptionLength.max))

/** The part of a page that search results and shared links show. */
export const described = z.strictObject({ title: text(maxTitleLength), description })

/** The build has files or folders of these names. */
export const reservedPaths = ['/index', '/404', '/static', '/social', '/edit']

export const meta = described.extend({
  /** In another language than the first, the build puts the language in front: `/es/servicios`. */
  path: z
    .string()
    .regex(/^\/[a-z0-9-]*$/, {
      error:
        'is not the path of a page. Write one slash, lower-case letters and hyphens, like /services. The build adds the language.',
    })
    .refine((path) => !reservedPaths.includes(path), {
      error: 'is a name that the build uses itself. Choose another.',
    }),
  /** The page’s name in menus and breadcrumbs. */
  link: text(20),
  /**
   * The footer lists every page. `header` adds the page to the header; `wide` does from 1,264 px on, and to the menu below.
   */
  menu: shared(z.enum(['header', 'wide', 'footer'])),
  /** Whether the footer lists it below its line, in small print. */
  smallPrint: shared(z.boolean().optional()),
})

export const entryMeta = {
  /** Its headline, too. */
  title: headline(maxTitleLength),
  description,
  /** The last part of its address, if that is not the file’s name. Each language has its own, or none. */
  address: slug.optional().meta({ own: true }),
}

/** Marks a page whose figures, people or prices are not real. */
export const sample = shared(z.literal(true).optional())

/** Only `npm run dev`, and a build with VITE_SITE_DRAFTS, show the page of a draft. */
export const draftAndSample = { draft: shared(z.boolean().optional()), sample }

export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: wrongDate, abort: true })
  .refine((value) => new Date(value).toJSON()?.startsWith(value), { error: wrongDate, abort: true })
  // Where each day begins first: a provider is nowhere ahead of it.
  .refine((value) => value <= String(Temporal.Now.plainDateISO('Pacific/Kiritimati')), {
    error: 'is in the future. Write today or an earlier day.',
  })

export const hero = z.strictObject({ heading: headline(60), intro: text(240) })

/** How the file of a page begins. */
export const opening = { meta, hero, sample }

export const serviceSlug = slug.meta({ isService: true })

/** The services of an entry, the most important first. */
export const serviceSlugs = z
  .array(serviceSlug)
  .min(1, { error: 'names no service. Add the slug of one.' })
  .max(maxLines)
  .refine((slugs) => new Set(slugs).size === slugs.length, {
    error: 'lists a service twice. Remove one.',
  })

export const titled = (title: number, body: number) =>
  z.strictObject({ title: text(title), text: text(body) })

/** Where the line of a page ends: at a person. */
export const end = titled(40, 120)

/** A link to a page of this site, perhaps to a place on it: its path in the first language, in every language. */
export const siteHref = z
  .string()
  .regex(/^(\/|(\/[a-z0-9-]+)+)?(#[a-z][a-z0-9-]*)?$/, {
    error:
      'is not a link on this site. Write the path of a page, like /services, or a fragment, like #contact.',
  })
  .min(1)
  .meta({ isPath: true })

export const link = z.strictObject({ text: text(40), href: shared(siteHref) })

export const stat = z.strictObject({ value: shared(text(8)), label: text(40) })
