import type { ContentProblem } from '../build/content/problem.ts'
import type { Schema } from './schema.ts'

/** Keys and positions (from 0) that lead to a value in a file. */
export type Path = (string | number)[]

/**
 * A place in the content. `file` is without extension: `services-page`, `cases/night-desk`. A Markdown file is the
 * fields above its text, and the text as `body`. With an empty path, the place is the whole file.
 */
export type Place = { language: string; file: string; path: Path }

/** #rrggbb in both themes. */
export type Color = { light: string; dark: string }

/**
 * Another value, group or list in place of the one that the editor shows. `undefined` stands for one that is left
 * out, and for a Markdown file that is not there.
 */
export type Edit =
  | (Place & { was?: unknown; value?: unknown })
  | { color: string; was: Color; value: Color }

/** What the editor asks for. */
export type Change =
  /**
   * Checked and written together, or not at all.
   * `along` changes what refers to a service or an address that the edits rename or remove.
   */
  | { kind: 'edit'; edits: Edit[]; along?: boolean }
  /** Takes back a change, or makes it again. `change` is the number in the answer to it. */
  | { kind: 'undo' | 'redo'; change: number }

/** A translation is right although its original has changed. */
export type StillRight = { kind: 'still-right' } & Place

/** A mistake, and its place as a person calls it: “The article How we measure”. */
export type Problem = ContentProblem & { where: string; at?: Place }

export type Answer =
  /** `files` are those that were written, relative to the project. */
  | { ok: true; change: number; files: string[] }
  /** The edits break rules. Nothing was written. */
  | { ok: false; problems: Problem[] }
  /** Other places refer to what the edits rename or remove. Nothing was written: ask, then send them `along`. */
  | { ok: false; along: { where: string; what: string }[] }
  /** A value was changed elsewhere since the editor read it. Nothing was written. */
  | { ok: false; changedElsewhere: true }

/** Everything that the editor shows, as it is in the files. */
export type State = {
  /** The first one is complete; the others have words only. */
  languages: { code: string; name: string; files: Record<string, unknown> }[]
  /** By the names of files, and of folders of Markdown files: `articles` and `articles/` (see `schemaName`). */
  schemas: Record<string, Schema>
  colors: Record<string, Color>
  /** Translations of which the original has changed since. */
  aged: Place[]
}

/** POST /__edit/preview: a Markdown text in a file, which need not exist yet. */
export type PreviewRequest = { language: string; file: string; body: string }
export type PreviewAnswer = { html: string } | { problems: Problem[] }

/** PUT /__edit/picture?name=…: its name in content/pictures/, or what is wrong with it, after “The picture”. */
export type PictureAnswer = { name: string } | { error: string }

/** Of a text on the page: the file and the path in it, such as `home.hero.heading`. */
export type Mark = { field: string }
