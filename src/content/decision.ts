import { z } from 'zod'
import { text } from './parts.ts'

export const choice = z.strictObject({
  text: text(26),
  /** What follows from it, and what that costs. */
  result: text(90),
})

/** A case that a rule does not settle: visitors decide it, as a person would. */
export const decision = z.strictObject({ case: text(150), choices: z.array(choice).length(2) })

export type Decision = z.infer<typeof decision>
