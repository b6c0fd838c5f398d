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
  /** Its place in the list, from 1: links from the home page go by it. */
  id: z.int(),
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

export type Service = z.infer<typeof service>

export const servicesSchema = z
  .array(service)
  .min(2)
  .max(mostLines)
  .superRefine((services, { addIssue }) => {
    const refuse = (index: number, field: keyof Service, message: string) =>
      addIssue({ code: 'custom', path: [index, field], message })
    const taken = [
      ...pageIds,
      ...services.flatMap(({ slug: of }) => [`tab-${of}`, `${of}-features`, `${of}-benefits`]),
    ]
    for (const [index, { id, slug: own, line: color, letter }] of services.entries()) {
      if (id !== index + 1) refuse(index, 'id', `has to be ${index + 1}, its place in the list.`)
      const before = services.slice(0, index)
      const sameSlug = before.findIndex((other) => other.slug === own)
      if (sameSlug >= 0)
        refuse(index, 'slug', `is taken by services[${sameSlug}]. Give each its own.`)
      if (taken.includes(own))
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

/** The other ids on the services page; tests/services.e2e.ts compares this list with the page. */
const pageIds = [
  ...['root', 'main', 'menu', 'retry', 'business-data', 'breadcrumb-data', 'contact', 'privacy'],
  ...['page', 'stats', 'detail', 'why', 'process', 'call', 'contact', 'privacy'].map(
    (section) => `${section}-heading`,
  ),
  ...['email', 'phone', 'message', 'website'].map((field) => `field-${field}`),
  'contact-next',
]
