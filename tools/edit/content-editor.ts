import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type FileName, schemas } from '../../content/schema/index.ts'
import { contentProblems } from '../build/content/check.ts'
import { readEntryFiles } from '../build/content/entry-files.ts'
import { languagesOf, nameOf } from '../build/content/languages.ts'
import { colorsIn, tokensFile } from '../build/design-tokens.ts'
import { setColor } from './color-edit.ts'
import { formOf } from './forms.ts'
import type { Answer, Change, Path, State } from './protocol.ts'
import { copyEntry, moveEntry, removeEntry, setValue } from './yaml-edit.ts'

/** The new texts of files, relative to the project. */
type Drafts = Map<string, string>

/** The texts of the changed files before and after a change. */
type Done = { before: Drafts; after: Drafts }

class ChangedElsewhere extends Error {}

export const forms = Object.fromEntries(
  // A file that is there cannot be left out with the form.
  Object.entries(schemas).map(([file, schema]) => [
    file,
    { ...formOf(schema, file), optional: false },
  ]),
) as State['forms']

// biome-ignore lint/suspicious/noExplicitAny: not checked yet
type Raw = any

/** Changes the content and the colours in a project's folder, and can take its changes back. */
export class ContentEditor {
  readonly #project: string
  readonly #done: Done[] = []
  readonly #written: Drafts = new Map()
  #last: Promise<unknown> = Promise.resolve()

  constructor(project: string) {
    this.#project = project
  }

  state(): State {
    const { light, dark } = colorsIn(this.#read(tokensFile))
    const languages = this.#languages().map((code) => ({
      code,
      name: nameOf(code),
      files: Object.fromEntries(
        this.#filesOf(code).map((file) => [file, this.#valueOf(code, file)]),
      ),
    }))
    return {
      languages,
      colors: Object.fromEntries(
        Object.keys(light).map((name) => [name, { light: light[name]!, dark: dark[name]! }]),
      ),
      forms: Object.fromEntries(
        Object.entries(forms).filter(([file]) => languages.some(({ files }) => file in files)),
      ) as State['forms'],
    }
  }

  /** One change at a time: each is checked together with the files as the one before has left them. */
  apply(change: Change): Promise<Answer> {
    const answer = this.#last.then(() => this.#apply(change))
    this.#last = answer.catch(() => {})
    return answer
  }

  /** Whether a file has the text that was last written to it here. */
  isOwnText = (file: string) => this.#written.get(file) === this.#read(file)

  async #apply(change: Change): Promise<Answer> {
    try {
      const drafts = this.#draftsOf(change)
      const problems = await contentProblems(this.#project, drafts)
      if (problems.length > 0) return { ok: false, problems }
      const before = new Map([...drafts.keys()].map((file) => [file, this.#read(file)]))
      // Written in place, so that symbolic links and access rights stay.
      for (const [file, text] of drafts) {
        if (text === before.get(file)) continue
        writeFileSync(path.join(this.#project, file), text)
        this.#written.set(file, text)
      }
      if (change.kind === 'undo' || change.kind === 'redo')
        return { ok: true, change: change.change }
      return { ok: true, change: this.#done.push({ before, after: drafts }) - 1 }
    } catch (error) {
      if (error instanceof ChangedElsewhere) return { ok: false, changedElsewhere: true }
      throw error
    }
  }

  #draftsOf(change: Change): Drafts {
    switch (change.kind) {
      case 'undo':
      case 'redo': {
        const done = this.#done[change.change]
        if (!done) throw new ChangedElsewhere()
        const [from, to] =
          change.kind === 'undo' ? [done.after, done.before] : [done.before, done.after]
        for (const [file, text] of from) if (this.#read(file) !== text) throw new ChangedElsewhere()
        return to
      }
      case 'color': {
        const { light, dark } = colorsIn(this.#read(tokensFile))
        const { name, was, value } = change
        if (light[name] !== was.light || dark[name] !== was.dark) throw new ChangedElsewhere()
        return new Map([[tokensFile, setColor(this.#read(tokensFile), name, value)]])
      }
      case 'set':
        return this.#set(change)
      case 'replace':
        return this.#replace(change)
      default:
        return this.#changeList(change)
    }
  }

  #set({ language, file, path: steps, was, value }: Change & { kind: 'set' }): Drafts {
    if (!this.#filesOf(language).includes(file)) throw new ChangedElsewhere()
    if (!isDeepStrictEqual(this.#valueOf(language, file, steps), was)) throw new ChangedElsewhere()
    const name = this.#nameOf(language, file)
    const drafts = new Map([[name, setValue(this.#read(name), steps, value)]])
    if (file === 'services' && steps.at(-1) === 'slug')
      for (const { name: other, text } of this.#renamed(was, value, drafts)) drafts.set(other, text)
    return drafts
  }

  #replace({ language, file, path: steps, was, values }: Change & { kind: 'replace' }): Drafts {
    if (!isDeepStrictEqual(this.#valueOf(language, file, steps), was)) throw new ChangedElsewhere()
    return new Map(
      this.#languages()
        .filter((code) => this.#filesOf(code).includes(file))
        .map((code) => {
          const name = this.#nameOf(code, file)
          return [name, setValue(this.#read(name), steps, values[code])]
        }),
    )
  }

  /** Every language has the same entries. */
  #changeList(change: Change & { kind: 'add' | 'remove' | 'move' }): Drafts {
    const { language, file, path: steps } = change
    const at =
      change.kind === 'add' ? change.copyOf : change.kind === 'move' ? change.from : change.at
    const list = this.#valueOf(language, file, steps)
    if (!Array.isArray(list) || at >= list.length) throw new ChangedElsewhere()
    if (change.kind !== 'add' && !isDeepStrictEqual(list[at], change.was))
      throw new ChangedElsewhere()
    if (change.kind === 'move' && change.to >= list.length) throw new ChangedElsewhere()
    const drafts: Drafts = new Map()
    for (const code of this.#languages()) {
      const value = this.#filesOf(code).includes(file) && this.#valueOf(code, file, steps)
      if (Array.isArray(value)) {
        const name = this.#nameOf(code, file)
        drafts.set(name, changeEntries(this.#read(name), change))
      }
    }
    if (change.kind === 'remove' && file === 'services' && steps.length === 0) {
      // A case needs a service: if this is its only one, the check refuses the change.
      for (const { name, text } of this.#entriesOf(list[at].slug, (others) => others))
        drafts.set(name, text)
      // From the end, so that the positions before stay right.
      for (const { file: other, list: rows, at: row } of this.#usesOf(list[at].slug).reverse())
        for (const code of this.#languages()) {
          if (!this.#filesOf(code).includes(other)) continue
          const name = this.#nameOf(code, other)
          drafts.set(name, removeEntry(drafts.get(name) ?? this.#read(name), rows, row))
        }
    }
    return drafts
  }

  /** The entries of lists that name a service by its slug, in the first language: on the board, and its prices. */
  #usesOf(slug: unknown): { file: FileName; list: Path; at: number }[] {
    const [first] = this.#languages() as [string]
    const lists: { file: FileName; list: Path }[] = [
      { file: 'home', list: ['board', 'rows'] },
      { file: 'pricing', list: ['offers'] },
    ]
    return lists
      .filter(({ file }) => this.#filesOf(first).includes(file))
      .flatMap(({ file, list }) => {
        const entries: Raw[] = this.#valueOf(first, file, list) ?? []
        return entries.flatMap(({ service }, at) => (service === slug ? [{ file, list, at }] : []))
      })
  }

  /** The texts of the files that name a service, with its new slug. */
  *#renamed(slug: unknown, to: unknown, drafts: Drafts) {
    const [first] = this.#languages() as [string]
    for (const { file, list, at } of this.#usesOf(slug)) {
      const name = this.#nameOf(first, file)
      const source = drafts.get(name) ?? this.#read(name)
      drafts.set(name, setValue(source, [...list, at, 'service'], to))
      yield { name, text: drafts.get(name)! }
    }
    yield* this.#entriesOf(slug, (others, at) => others.toSpliced(at, 0, to))
  }

  /**
   * The texts of the Markdown files about a service, with other services.
   *
   * @param change gets the slugs of the other services, and the position of this one
   */
  *#entriesOf(slug: unknown, change: (others: unknown[], at: number) => unknown[]) {
    const [first] = this.#languages() as [string]
    for (const { frontMatter } of readEntryFiles(this.#project, new Map(), first)) {
      const { services = [] } = (frontMatter.value ?? {}) as { services?: unknown[] }
      const at = services.indexOf(slug)
      if (at < 0) continue
      const changed = change(services.toSpliced(at, 1), at)
      const source = setValue(frontMatter.source, ['services'], changed)
      const text = this.#read(frontMatter.file).replace(frontMatter.source, () => source)
      yield { name: frontMatter.file, text }
    }
  }

  #languages = (): string[] => languagesOf(this.#project).languages

  /** Only languages and files that are there, so that no path leads out of `content/`. */
  #nameOf(language: string, file: FileName): string {
    if (!this.#languages().includes(language) || !Object.hasOwn(schemas, file))
      throw new ChangedElsewhere()
    return `content/${language}/${file}.yaml`
  }

  #filesOf = (language: string) =>
    (Object.keys(schemas) as FileName[]).filter((file) => {
      try {
        return this.#read(this.#nameOf(language, file)) !== ''
      } catch {
        return false
      }
    })

  #valueOf(language: string, file: FileName, steps: Path = []): Raw {
    const value = parse(this.#read(this.#nameOf(language, file)))
    return steps.reduce<Raw>(
      (part, key) => (part && Object.hasOwn(part, key) ? part[key] : undefined),
      value,
    )
  }

  #read = (file: string) => readFileSync(path.join(this.#project, file), 'utf8')
}

function changeEntries(source: string, change: Change & { kind: 'add' | 'remove' | 'move' }) {
  const { path: steps } = change
  if (change.kind === 'remove') return removeEntry(source, steps, change.at)
  if (change.kind === 'move') return moveEntry(source, steps, change.from, change.to)
  const copied = copyEntry(source, steps, change.copyOf)
  const entry = [...steps, change.copyOf + 1]
  const has = (path: Path) =>
    path.reduce((part, key) => part?.[key], parse(copied) as Raw) !== undefined
  return change.values
    .map(({ path, value }) => ({ path: [...entry, ...path], value }))
    .filter(({ path }) => has(path))
    .reduce((text, { path, value }) => setValue(text, path, value), copied)
}
