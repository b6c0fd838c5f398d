import { z } from 'zod'
import { end, items, opening, refuseUneven, slug, text, wordsIn } from '../../content/parts.ts'

const mostWords = 60

/** What else buyers ask, which is opened: its `title` is their question. */
const detail = z.strictObject({
  title: text(60),
  text: text(500),
  table: z
    .strictObject({
      columns: z.array(text(20)).min(2).max(4),
      rows: items(z.array(text(60)), 1, 12),
    })
    .superRefine(refuseUneven)
    .optional(),
})

const question = z.strictObject({
  question: text(32),
  /** One or two short sentences, word for word those of the contract. */
  answer: text(120),
  /** Its hardest number or admission, set large: a figure or a word, and what it means. */
  figure: z.strictObject({ value: text(12), label: text(80) }).optional(),
  more: text(480)
    .refine((value) => wordsIn(value).length <= mostWords, {
      error: `has more than ${mostWords} words. Move the rest into details.`,
    })
    .optional(),
  details: items(detail, 1).optional(),
})

/** What buyers should ask before they sign, by the places of the questions on the page. */
const fields = z.strictObject({
  ...opening,
  questions: z.record(slug, question).refine((questions) => Object.keys(questions).length > 0, {
    error: 'has no question. Write one, or delete the file in every language.',
  }),
  end,
})

export const beforeYouSignSchema = fields.optional()
export type BeforeYouSign = z.infer<typeof fields>
