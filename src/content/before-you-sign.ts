import { z } from 'zod'
import { hero, items, meta, sample, shared, text, titled } from './parts.ts'

const question = z.strictObject({
  question: text(32),
  /** One or two short sentences. A question without an answer is not shown. */
  answer: text(120).optional(),
  /** The whole answer, on its own page only, and below it what else buyers ask, each with a title. */
  more: text(700).optional(),
  details: items(titled(60, 400), 1).optional(),
})

/** A short part of an answer. */
const part = titled(60, 400).optional()

/** The firms that process the buyer's data, as a table. */
const subprocessors = z.strictObject({
  caption: text(60),
  columns: z.array(text(20)).length(3),
  rows: items(
    z.strictObject({ firm: shared(text(40)), purpose: text(60), place: text(40) }),
    1,
    20,
  ),
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
    data: question.extend({
      subprocessors: subprocessors.optional(),
      /** How long the data is kept. */
      retention: part,
      /** Whether a model is trained on the data. */
      training: part,
    }),
    /** Where a person reviews. */
    review: question.extend({
      /** Who is the provider and who the deployer under the EU AI Act. */
      legalRoles: part,
    }),
    /** What it costs beyond the fee. */
    cost: question,
    /** What happens when it fails. */
    failure: question,
    /** Who does the work, and what becomes of the people who did it. */
    people: question,
  }),
})

export type BeforeYouSign = z.infer<typeof beforeYouSignSchema>
