import { z } from 'zod'
import { shared } from './parts.ts'

export const logoSchema = z.strictObject({
  width: shared(z.number().positive()),
  height: shared(z.number().positive()),
  strokeWidth: shared(z.number().min(0)),
  shapes: shared(
    z
      .array(
        z.strictObject({
          path: z.string().regex(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]*$/, {
            error: 'is not a path. Copy the `d` of a <path> from the SVG file.',
          }),
          fill: z.enum(['none', 'ground', 'ink']),
        }),
      )
      .min(1),
  ),
})

export type Logo = z.infer<typeof logoSchema>
