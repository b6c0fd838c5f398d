import type { FileName } from '../../content/schema/index.ts'
import type { ContentProblem } from '../build/content/problem.ts'
import type { FormField } from './forms.ts'

/** Keys and positions (from 0) that lead to a value in a file. */
export type Path = (string | number)[]

/** A place in the content of one language. `file` is without folder and extension: `services-page`. */
export type Place = { language: string; file: FileName; path: Path }

/** What the editor asks for. A change of a list applies to every language, because each has the same entries. */
export type Change =
  /** `was` is the value that the editor shows; `undefined` stands for a field that is left out. */
  | ({ kind: 'set'; was: unknown; value: unknown } & Place)
  /** Puts a copy of the entry `copyOf` after it, with these values instead of its own, by their paths in the entry. */
  | ({ kind: 'add'; copyOf: number; values: { path: Path; value: unknown }[] } & Place)
  | ({ kind: 'remove'; at: number; was: unknown } & Place)
  | ({ kind: 'move'; from: number; to: number; was: unknown } & Place)
  /** Puts another group or list in place of one, or leaves out an optional one, by language. */
  | ({ kind: 'replace'; was: unknown; values: Record<string, unknown> } & Place)
  | { kind: 'color'; name: string; was: Color; value: Color }
  /** Takes back a change, or makes it again. `change` is the number in the answer to it. */
  | { kind: 'undo' | 'redo'; change: number }

/** #rrggbb in both themes. */
export type Color = { light: string; dark: string }

export type Answer =
  | { ok: true; change: number }
  /** The change breaks rules. Nothing was written. */
  | { ok: false; problems: ContentProblem[] }
  /** The value was changed elsewhere since the editor read it. Nothing was written. */
  | { ok: false; changedElsewhere: true }

/** Everything that the editor shows, as it is in the files. */
export type State = {
  /** The first one is complete; the others have words only. */
  languages: { code: string; name: string; files: Partial<Record<FileName, unknown>> }[]
  colors: Record<string, Color>
  forms: Record<FileName, FormField>
}

/** Of a text on the page: the file and the path in it, such as `home.hero.heading`. */
export type Mark = { field: string }
