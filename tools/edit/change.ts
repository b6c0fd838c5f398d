import { z } from 'zod'
import { type FileName, schemas } from '../../content/schema/index.ts'
import type { Change } from './protocol.ts'

const position = z.int().min(0).max(999)
const path = z.array(z.union([z.string().max(100), position])).max(20)
const place = {
  language: z.string().max(20),
  file: z.enum(Object.keys(schemas) as [FileName, ...FileName[]]),
  path,
}
/** Half of a surrogate pair cannot be written to a file. */
const text = z
  .string()
  .max(20_000)
  .refine((value) => value.isWellFormed())
const plain = z.union([text, z.number(), z.boolean()]).optional()
type Nested = string | number | boolean | Nested[] | { [key: string]: Nested }
const nested: z.ZodType<Nested> = z.lazy(() =>
  z.union([text, z.number(), z.boolean(), z.array(nested), z.record(z.string().max(100), nested)]),
)
const color = z.strictObject({
  light: z.string().regex(/^#[\da-f]{6}$/i),
  dark: z.string().regex(/^#[\da-f]{6}$/i),
})

/** Checks what a request asks for before anything is read or written. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), ...place, was: plain, value: plain }),
  z.strictObject({
    kind: z.literal('add'),
    ...place,
    copyOf: position,
    values: z.array(z.strictObject({ path, value: plain })).max(50),
  }),
  z.strictObject({
    kind: z.literal('remove'),
    ...place,
    at: position,
    was: z.unknown().optional(),
  }),
  z.strictObject({
    kind: z.literal('move'),
    ...place,
    from: position,
    to: position,
    was: z.unknown().optional(),
  }),
  z.strictObject({
    kind: z.literal('replace'),
    ...place,
    was: z.unknown().optional(),
    values: z.record(z.string().max(20), nested.optional()),
  }),
  z.strictObject({
    kind: z.literal('color'),
    name: z.string().regex(/^[a-z][a-z0-9-]*$/),
    was: color,
    value: color,
  }),
  z.strictObject({ kind: z.enum(['undo', 'redo']), change: position }),
]) as z.ZodType<Change>
