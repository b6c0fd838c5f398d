import { z } from 'zod'
import { icon, items, line, mostLines, slug, text } from './parts.ts'

const context = text(40)
const outcome = text(90)
const step = z.strictObject({ title: text(28), detail: text(80) })
const turn = z.strictObject({ who: text(20), at: text(8), text: text(160) })

/** The service at work, in one of the four drawings; the words in it are this service's own. */
const scene = z.discriminatedUnion('drawing', [
  z.strictObject({ drawing: z.literal('voice'), context, outcome, caller: turn, voice: turn }),
  z.strictObject({
    drawing: z.literal('chat'),
    context,
    outcome,
    question: text(120),
    answer: text(160),
    cites: text(60),
    source: z.strictObject({ title: text(40), place: text(24), passage: text(120) }),
    reply: text(60),
  }),
  z.strictObject({
    drawing: z.literal('process'),
    context,
    outcome,
    document: z.strictObject({ title: text(28), sender: text(28), amount: text(16) }),
    read: step,
    matched: step,
    filed: step,
    person: step,
  }),
  z.strictObject({
    drawing: z.literal('forecast'),
    context,
    outcome,
    headline: text(60),
    summary: text(80),
    threshold: text(32),
    decision: text(32),
    months: z.array(text(4)).length(12),
  }),
])

export type Scene = z.infer<typeof scene>
export type SceneOf<Drawing extends Scene['drawing']> = Extract<Scene, { drawing: Drawing }>

const service = z.strictObject({
  /** The fragment that links to the service's tab. */
  slug,
  line,
  letter: z.string().regex(/^[\p{L}\p{N}]{1,2}$/u, {
    error: 'has no room in the round sign. Write one letter or two.',
  }),
  title: text(48),
  subtitle: text(100),
  description: text(400),
  features: items(text(100), 1),
  /** May be left out. */
  benefits: items(text(100), 1).optional(),
  icon,
  /** Its line on the network map: what comes in, and what goes out done. */
  journey: z.strictObject({ from: text(24), to: text(24) }),
  scene,
})

/** `id` is its place in the list, from 1. */
export type Service = z.infer<typeof service> & { id: number }

export const servicesSchema = z
  .array(service)
  .min(2)
  .max(mostLines)
  .superRefine((services, { addIssue }) => {
    const refuse = (index: number, field: keyof z.infer<typeof service>, message: string) =>
      addIssue({ code: 'custom', path: [index, field], message })
    const taken = services.flatMap(({ slug: of }) => [
      `tab-${of}`,
      `${of}-features`,
      `${of}-benefits`,
    ])
    for (const [index, { slug: own, line: color, letter }] of services.entries()) {
      const before = services.slice(0, index)
      const sameSlug = before.findIndex((other) => other.slug === own)
      if (sameSlug >= 0)
        refuse(index, 'slug', `is taken by services[${sameSlug}]. Give each its own.`)
      if (taken.includes(own) || isIdOfPage(own))
        refuse(index, 'slug', 'is the id of another part of the page. Choose another.')
      const sameLine = before.findIndex((other) => other.line === color)
      if (sameLine >= 0)
        refuse(index, 'line', `is the line of services[${sameLine}]. Take a free one.`)
      const sameLetter = before.findIndex((other) => other.letter === letter)
      if (sameLetter >= 0)
        refuse(
          index,
          'letter',
          `is the letter of services[${sameLetter}]. Take another, or two letters.`,
        )
    }
  })
  .transform((services) => services.map((each, index) => ({ id: index + 1, ...each })))

/** Parts of the page whose ids a slug must not take; tests/pages/services.e2e.ts compares this with the page. */
const isIdOfPage = (slug: string) =>
  /^(root|main|menu|retry|business-data|breadcrumb-data|contact|privacy|contact-next)$|^field-|-heading$/.test(
    slug,
  )
