import { z } from 'zod'
import { type ColorName, colorNames, contrastProblems } from './colors.ts'
import { shared } from './parts.ts'

const notAColor =
  'is missing or not a colour with six digits. Write one like #1f6feb. In the file, it is in quotes.'

const color = z
  .string({ error: notAColor })
  .regex(/^#[\da-f]{6}$/i, { error: notAColor, abort: true })
  .meta({ format: 'color' })

const pair = z.strictObject({ light: color, dark: color })

const colors = z
  .strictObject(
    Object.fromEntries(colorNames.map((name) => [name, pair])) as Record<ColorName, typeof pair>,
  )
  .superRefine((value, { addIssue }) => {
    for (const problem of contrastProblems(value)) addIssue({ code: 'custom', ...problem })
  })

/** The font that comes with the site (tools/prerender/fonts.ts). */
export const brandFont = 'Hanken Grotesk'

const fontName = z.string().regex(/^[\p{L}\d][\p{L}\d -]*$/u, {
  error: 'is not the name of a font. Write it without quotes, like Georgia.',
})

/** One file for all languages. Its values are custom properties in the style sheets (tools/prerender/theme.ts). */
export const themeSchema = z.strictObject({
  colors: shared(colors),
  radius: shared(z.number().min(0).max(40)),
  fonts: shared(z.array(fontName).min(1)),
})

export type Theme = z.infer<typeof themeSchema>
