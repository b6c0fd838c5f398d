import { z } from 'zod'
import {
  end,
  headline,
  items,
  opening,
  serviceSlug,
  shared,
  text,
  textWith,
} from '../../content/parts.ts'

const step = z.strictObject({
  /** The day, as it is shown. */
  on: text(20),
  weeks: text(20).optional(),
  what: text(120),
  receive: text(160).optional(),
  /** Hours of the client's team, in all weeks of the step. */
  hours: shared(z.int().min(1).max(24).optional()),
  /** Before the contract, their time in words. */
  time: text(20).optional(),
  /** From here on, the line takes this share of the cases, in percent. It is drawn as its width, with its name. */
  takes: z.strictObject({ share: shared(z.int().min(1).max(100)), name: text(16) }).optional(),
})

/** What a decision costs, and what follows. */
const outcome = z.strictObject({ cost: text(60), text: text(240) })

const part = z.strictObject({
  heading: headline(40),
  /** How the line is drawn: dashed before the contract, then in ink, and in its colour once it runs. */
  line: shared(z.enum(['planned', 'built', 'running'])),
  steps: items(step, 1),
  /** At the end of the part. */
  decision: z
    .strictObject({ heading: text(40), decides: text(240), go: outcome, noGo: outcome })
    .optional(),
})

/** What happens from the first message until the client decides to go on: the plan of one line. */
const fields = z
  .strictObject({
    ...opening,
    /** What links on other pages and the breadcrumbs say. */
    name: text(24),
    /** Whose line it is, and how many months of it are paid by the last decision. */
    service: shared(serviceSlug),
    months: shared(z.int().min(1).max(24)),
    /** What follows the figures at the top: the decisions, the hours and, with prices, what is paid by then. */
    figures: z.strictObject({ decisions: text(60), hours: text(120), paid: text(200) }),
    go: text(16),
    noGo: text(16),
    soFar: textWith(40, 'hours'),
    parts: items(part, 1, 6),
    end,
  })
  .superRefine(({ parts }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message })
    for (const [at, { line, steps }] of parts.entries())
      for (const [index, { hours, takes }] of steps.entries()) {
        const field = (name: string) => ['parts', at, 'steps', index, name]
        if (hours && line === 'planned')
          refuse(field('hours'), 'is before the contract, where hours do not count. Write `time`.')
        if (takes && line !== 'running')
          refuse(field('takes'), 'is where the line does not run yet. Remove it.')
      }
    if (!parts.some(({ decision }) => decision)) refuse(['parts'], 'has no decision. Write one.')
  })

export const planSchema = fields.optional()
export type Plan = z.infer<typeof fields>
