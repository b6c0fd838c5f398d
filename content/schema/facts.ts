import { z } from 'zod'
import { text } from './parts.ts'

/** Business facts and claims. Any text can contain one by its name, like `{uptime}`. */
export const factsSchema = z.strictObject({
  founded: z.int().min(1800).max(new Date().getFullYear()),
  clients: text(8),
  satisfaction: text(8),
  experts: text(8),
  efficiencyImprovement: text(8),
  costReduction: text(8),
  availability: text(8),
  uptime: text(8),
  responseTime: text(24),
  priceRange: z
    .string()
    .regex(/^[$€£¥]{1,4}$/, { error: 'is not a price range. Write $ to $$$$.' }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'is not a currency code. Write one like USD.' }),
  /** The area around `place` in site.yaml. */
  serviceRadius: z.strictObject({
    distance: z.number().positive(),
    unit: z.enum(['m', 'km', 'mi']),
  }),
})

export type Facts = z.infer<typeof factsSchema>
