import { z } from 'zod'

export const markSchema = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  strokeWidth: z.number().min(0),
  shapes: z
    .array(
      z.strictObject({
        path: z.string().regex(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]*$/, {
          error: 'is not a path. Copy the `d` of a <path> from the SVG file.',
        }),
        fill: z.enum(['none', 'ground', 'ink']),
      }),
    )
    .min(1),
})

export type MarkDrawing = z.infer<typeof markSchema>
