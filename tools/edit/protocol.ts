import { z } from 'zod'
import type { ContentProblem } from '../prerender/content/problem.ts'
import type { Schema } from './schema.ts'

// What the editor asks for is checked before anything is read or written. The client has the types only.

/** Keys and positions (from 0) that lead to a value in a file. */
const path = z.array(z.union([z.string().max(100), z.int().min(0).max(999)])).max(20)
/** No other folder than one in that of the language. */
const file = z.string().regex(/^[a-z-]+(\/[^/\\.\0][^/\\\0]{0,99})?$/)
const language = z.string().max(20)

/**
 * A place in the content. `file` is without extension: `services-page`, `cases/night-desk`. A Markdown file is the
 * fields above its text, and the text as `body`. With an empty path, the place is the whole file.
 */
const place = z.strictObject({ language, file, path })

/**
 * Another value, group or list in place of the one that the editor shows. It is left out for a value that is to be
 * left out, and for a Markdown file that is not to be there.
 */
const edit = place.extend({ was: z.unknown().optional(), value: z.unknown().optional() })

/** What the editor asks for: POST /__edit. */
export const requestSchema = z.discriminatedUnion('kind', [
  /**
   * Checked and written together, or not at all.
   * `along` changes what refers to a service or an address that the edits rename or remove.
   */
  z.strictObject({
    kind: z.literal('edit'),
    edits: z.array(edit).min(1).max(500),
    along: z.boolean().optional(),
  }),
  /** Takes back a change, or makes it again. `change` is the number in the answer to it. */
  z.strictObject({ kind: z.enum(['undo', 'redo']), change: z.int().min(0) }),
  /** A Markdown text in a file, which need not exist yet. */
  z.strictObject({ kind: z.literal('preview'), language, file, body: z.string() }),
  /** A translation is right although its original has changed. */
  z.strictObject({ kind: z.literal('still-right'), place }),
])

export type Path = z.infer<typeof path>
export type Place = z.infer<typeof place>
export type Edit = z.infer<typeof edit>
export type EditRequest = z.infer<typeof requestSchema>
export type Change = Extract<EditRequest, { kind: 'edit' | 'undo' | 'redo' }>
export type PreviewRequest = Extract<EditRequest, { kind: 'preview' }>

/** A mistake, and its place as a person calls it: “The article How we measure”. */
export type Problem = ContentProblem & { where: string; at?: Place }

/** A place that refers to what is renamed or removed, and what will become of it. */
export type Along = { where: string; what: string }

export type Answer =
  /** `what` was changed, in words, and the files that were written, relative to the project. */
  | { ok: true; change: number; what: string; files: string[] }
  /** The edits break rules. Nothing was written. */
  | { ok: false; problems: Problem[] }
  /** Other places refer to what the edits rename or remove. Nothing was written: ask, then send them `along`. */
  | { ok: false; along: Along[] }
  /** A value was changed elsewhere since the editor read it. Nothing was written. */
  | { ok: false; changedElsewhere: true }

/** Everything that the editor shows, as it is in the files. */
export type State = {
  /** The first one is complete; the others have words only. */
  languages: { code: string; name: string; files: Record<string, unknown> }[]
  /** By the names of files, and of folders of Markdown files: `articles` and `articles/` (see `schemaName`). */
  schemas: Record<string, Schema>
  /** Translations of which the original has changed since. */
  aged: Place[]
}

export type PreviewAnswer = { html: string } | { problems: Problem[] }

/** PUT /__edit/picture?name=…: its name in content/pictures/, or what is wrong with it, after “The picture”. */
export type PictureAnswer = { name: string } | { error: string }

/** Of a text on the page: the file and the path in it, such as `home.hero.heading`. */
export type Mark = { field: string }
