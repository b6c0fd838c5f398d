import { z } from 'zod'
import { call } from './call.ts'
import { decision } from './decision.ts'
import { icon } from './icon.ts'
import { jobLimits } from './job-limits.ts'
import { items, maxLines, shared, slug, text } from './parts.ts'

const allLines = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The number of a line colour in content/theme.yaml. */
const line = z.literal(allLines, {
  error: `is not a line colour. Write a number from 1 to ${maxLines}, for line-1 to line-${maxLines} in content/theme.yaml.`,
})

const context = text(40)
const outcome = text(90)
const step = z.strictObject({ title: text(28), detail: text(80) })
const turn = z.strictObject({ who: text(20), at: text(8), text: text(160) })

/** An example of the service at work: one of the four drawings, with the words in it. */
const scene = z.discriminatedUnion('drawing', [
  z.strictObject({
    drawing: shared(z.literal('voice')),
    context,
    outcome,
    caller: turn,
    voice: turn,
  }),
  z.strictObject({
    drawing: shared(z.literal('chat')),
    context,
    outcome,
    question: text(120),
    answer: text(160),
    cites: text(60),
    source: z.strictObject({ title: text(40), place: text(24), passage: text(120) }),
    reply: text(60),
  }),
  z.strictObject({
    drawing: shared(z.literal('process')),
    context,
    outcome,
    document: z.strictObject({ title: text(28), sender: text(28), amount: text(16) }),
    read: step,
    matched: step,
    filed: step,
    person: step,
  }),
  z.strictObject({
    drawing: shared(z.literal('forecast')),
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

const within = ([min, max]: readonly [number, number]) => z.int().min(min).max(max)

const oneDecimal = ([min, max]: readonly [number, number]) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => value === Number(value.toFixed(1)), {
      error: 'has more than one decimal. Round it.',
    })

/** A job that visitors can choose on the home page. */
const job = z.strictObject({
  /** In the plural, as in a sentence: order calls. */
  name: text(28),
  /** One of them; without it, the plural is used. */
  one: text(28).optional(),
  /** An example of a week. */
  weekly: shared(within(jobLimits.many)),
  /** Minutes that a person needs for one. */
  minutes: shared(within(jobLimits.minutes)),
  /** The share that goes to a person, in percent. Such a case takes `factor` times as long as an average one. */
  toPerson: shared(
    z
      .strictObject({
        least: within(jobLimits.share),
        most: within(jobLimits.share),
        factor: oneDecimal(jobLimits.factor),
      })
      .refine(({ least, most }) => least < most, {
        path: ['most'],
        error: 'has to be greater than least: the result is a range.',
      }),
  ),
  /** A call has other times in each language. */
  decision: decision.extend({ call: call.optional().meta({ own: true }) }),
})

export type Job = z.infer<typeof job>

const service = z.strictObject({
  /** The fragment of links to the service. */
  slug: shared(slug),
  title: text(48),
  subtitle: text(100),
  description: text(400),
  features: items(text(100), 1),
  benefits: items(text(100), 1),
  icon,
  /** By default, its place in the list. */
  line: shared(line.optional()),
  /** By default, the first one of its name that no other service has. */
  letter: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,2}$/u, {
      error: 'does not fit into its circle. Write one or two letters.',
    })
    .optional(),
  /** The name of its line in the picture of the home page. By default, as much of the title as there is space for. */
  name: text(14).optional(),
  /** The ends of its line. */
  journey: z.strictObject({ from: text(24), to: text(24) }).optional(),
  /** What visitors choose from on the home page, which starts with the first one. */
  jobs: z.array(job).max(4).optional(),
  scene: scene.optional(),
})

export type Service = z.infer<typeof servicesSchema>[number]

export const servicesSchema = z
  .array(service)
  .min(2)
  .max(maxLines)
  .superRefine((services, { addIssue }) => {
    const names: string[] = []
    for (const [index, service] of services.entries()) {
      const refuse = (path: PropertyKey[], message: string) =>
        addIssue({ code: 'custom', path: [index, ...path], message })
      for (const field of ['slug', 'line', 'letter'] as const) {
        const first = services.findIndex((other) => other[field] === service[field])
        if (service[field] && first < index)
          refuse([field], `is the ${field} of “${services[first]!.title}”, too. Choose another.`)
      }
      for (const [at, { name }] of (service.jobs ?? []).entries()) {
        if (names.includes(name))
          refuse(['jobs', at, 'name'], 'is the name of another job, too. Choose another.')
        names.push(name)
      }
    }
  })
  .transform((services) => {
    const lines = services.map(({ line }) => line)
    const letters = services.map(({ letter }) => letter)
    return services.map((service, index) => {
      const { name = service.title, jobs = [] } = service
      // Another service may have the one of its place.
      lines[index] ??= [allLines[index]!, ...allLines].find((each) => !lines.includes(each))
      letters[index] ??= [
        ...name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''),
        ...'123456789',
      ].find((letter) => !letters.includes(letter))
      // `id` is its position in the list, from 1.
      return { id: index + 1, ...service, name, jobs, line: lines[index]!, letter: letters[index]! }
    })
  })
