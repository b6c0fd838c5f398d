import { z } from 'zod'
import { hero, meta, sample, text } from './parts.ts'

const question = z.strictObject({
  question: text(32),
  /** One or two short sentences. A question without an answer is not shown. */
  answer: text(120).optional(),
  /** The whole answer, on its own page only. */
  more: text(600).optional(),
})

/** What buyers should ask before they sign. The page exists when one of them has an answer. */
export const beforeYouSignSchema = z.strictObject({
  meta,
  hero,
  sample,
  questions: z.strictObject({
    /** Who owns the code and the accounts. */
    ownership: question,
    /** How to leave. */
    exit: question,
    /** Where the data is. */
    data: question,
    /** Where a person reviews. */
    review: question,
    /** What it costs beyond the fee. */
    cost: question,
    /** What happens when it fails. */
    failure: question,
    /** Who does the work, and what becomes of the people who did it. */
    people: question,
  }),
})

export type BeforeYouSign = z.infer<typeof beforeYouSignSchema>
