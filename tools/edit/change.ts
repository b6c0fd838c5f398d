import { z } from 'zod'
import type { Change, PreviewRequest, StillRight } from './protocol.ts'

const position = z.int().min(0).max(999)
/** Half of a surrogate pair cannot be written to a file. */
const text = z
  .string()
  .max(200_000)
  .refine((value) => value.isWellFormed())
type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
const value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    text,
    z.number(),
    z.boolean(),
    z.null(),
    z.array(value),
    z.record(z.string().max(100), value),
  ]),
)
const file = {
  language: z.string().max(20),
  // No other folder than one in that of the language.
  file: z.string().regex(/^[a-z-]+(\/[^/\\.\0][^/\\\0]{0,99})?$/),
}
const color = z.strictObject({
  light: z.string().regex(/^#[\da-f]{6}$/i),
  dark: z.string().regex(/^#[\da-f]{6}$/i),
})
const path = z.array(z.union([z.string().max(100), position])).max(20)
const edit = z.union([
  z.strictObject({
    ...file,
    path,
    was: value.optional(),
    value: value.optional(),
  }),
  z.strictObject({ color: z.string().regex(/^[a-z][a-z0-9-]*$/), was: color, value: color }),
])

/** Checks what a request asks for before anything is read or written. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('edit'),
    edits: z.array(edit).min(1).max(500),
    along: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.enum(['undo', 'redo']), change: position }),
  z.strictObject({ kind: z.literal('still-right'), ...file, path }),
]) as z.ZodType<Change | StillRight>

export const previewSchema: z.ZodType<PreviewRequest> = z.strictObject({ ...file, body: text })
