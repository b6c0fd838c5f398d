import { z } from 'zod'
import { shared, text } from './parts.ts'

/** Business facts and claims. Any text in YAML can contain one by its name, like `{uptime}`. */
export const factsSchema = z.strictObject({
  founded: shared(
    z
      .int()
      .min(1800)
      .refine((year) => year <= new Date().getFullYear(), { error: 'is in the future.' }),
  ),
  clients: shared(text(8)),
  satisfaction: shared(text(8)),
  experts: shared(text(8)),
  efficiencyImprovement: shared(text(8)),
  costReduction: shared(text(8)),
  availability: shared(text(8)),
  uptime: shared(text(8)),
  responseTime: text(24),
  priceRange: shared(
    z.string().regex(/^[$€£¥]{1,4}$/, { error: 'is not a price range. Write $ to $$$$.' }),
  ),
  currency: shared(
    z.string().regex(/^[A-Z]{3}$/, { error: 'is not a currency code. Write one like USD.' }),
  ),
  /** The area around `place` in site.yaml. */
  serviceRadius: shared(
    z.strictObject({ distance: z.number().positive(), unit: z.enum(['m', 'km', 'mi']) }),
  ),
})
