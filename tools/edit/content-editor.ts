import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { merge } from 'node-diff3'
import { languagesOf } from '../prerender/content/languages.ts'
import type { ContentProblem } from '../prerender/content/problem.ts'
import { checkContent, type LanguageContent } from '../prerender/content/read-content.ts'
import { changedText, filePathOf, parsedFile, readContents, sourceOf } from './content-files.ts'
import { jsonSchemas } from './json-schemas.ts'
import { mentionsOf } from './mentions.ts'
import type { Answer, Change, Edit, Place, Problem, State } from './protocol.ts'
import { queue } from './queue.ts'
import { referencesTo } from './references.ts'
import { schemaName } from './schema.ts'
import { named, whatIn } from './server-names.ts'
import { valueIn } from './values.ts'

/** The new texts of files, relative to the project; undefined for those that are not there. */
type Texts = Map<string, string | undefined>

/** The texts of the changed files before and after a change, and what it was. */
type Done = { before: Texts; after: Texts; what: string }

class ChangedElsewhere extends Error {}

/** Changes the content in a project's folder, and can take its changes back. */
export class ContentEditor {
  readonly #project: string
  readonly #done: Done[] = []
  readonly #written: Texts = new Map()
  readonly #inTurn = queue()
  /** What is wrong with the pages of valid content. Set by the development server, which renders them. */
  checkPages: (languages: LanguageContent[]) => Promise<ContentProblem[]> = async () => []

  constructor(project: string) {
    this.#project = project
  }

  state(): Omit<State, 'aged'> {
    return { languages: readContents(this.#project), schemas: jsonSchemas }
  }

  /** One change at a time: each is checked together with the files as the one before has left them. */
  apply = (change: Change): Promise<Answer> =>
    this.#inTurn(async () => {
      try {
        return change.kind === 'edit' ? await this.#edit(change) : await this.#takeBack(change)
      } catch (error) {
        if (error instanceof ChangedElsewhere) return { ok: false, changedElsewhere: true }
        throw error
      }
    })

  /** Whether a file has the text that was last written to it here. */
  isOwnText = (file: string) =>
    this.#written.has(file) && this.#written.get(file) === this.#read(file)

  has = (file: string) => this.#read(file) !== undefined

  async #edit({ edits, along }: Change & { kind: 'edit' }): Promise<Answer> {
    const drafts: Texts = new Map()
    for (const edit of edits) this.#draft(edit, drafts)
    const contents = readContents(this.#project)
    const { references, refusals } = referencesTo(contents, readContents(this.#project, drafts))
    if (refusals.length > 0) return { ok: false, problems: refusals }
    for (const edit of references.flatMap((each) => each.edits)) this.#set(edit, drafts)
    const problems = await this.#problems(drafts)
    if (problems.length > 0) return { ok: false, problems }
    const mentions = mentionsOf(contents, readContents(this.#project, drafts))
    const all = [...references, ...mentions].map(({ where, what }) => ({ where, what }))
    if (all.length > 0 && !along) return { ok: false, along: all }
    const before = this.#write(drafts)
    const what = whatIn(edits, this.#codes)
    const change = this.#done.push({ before, after: drafts, what }) - 1
    return { ok: true, change, what, files: [...before.keys()] }
  }

  /** Changes from outside stay, unless they are to the same lines. */
  async #takeBack({ kind, change }: Change & { kind: 'undo' | 'redo' }): Promise<Answer> {
    const done = this.#done[change]
    if (!done) throw new ChangedElsewhere()
    const [from, to] = kind === 'undo' ? [done.after, done.before] : [done.before, done.after]
    const drafts: Texts = new Map()
    for (const file of done.before.keys())
      drafts.set(file, mergedText(this.#read(file), from.get(file), to.get(file)))
    const problems = await this.#problems(drafts)
    if (problems.length > 0) return { ok: false, problems }
    return { ok: true, change, what: done.what, files: [...this.#write(drafts).keys()] }
  }

  #draft(edit: Edit, drafts: Texts) {
    const { language, file, path: steps, was } = edit
    const isKnown = Object.hasOwn(jsonSchemas, schemaName(file))
    if (!isKnown || !this.#codes.includes(language)) throw new ChangedElsewhere()
    const source = this.#read(filePathOf(edit), drafts)
    const whole = source === undefined ? undefined : parsedFile(file, source)
    // Unreadable: the check says why.
    if (source !== undefined && whole === undefined) return
    if (!isDeepStrictEqual(valueIn(whole, steps), was)) throw new ChangedElsewhere()
    this.#set(edit, drafts)
  }

  #set(edit: Place & { value?: unknown }, drafts: Texts) {
    const name = filePathOf(edit)
    const source = this.#read(name, drafts)
    drafts.set(name, changedText(edit.file, source, edit.path, edit.value))
  }

  async #problems(drafts: Texts): Promise<Problem[]> {
    const { languages, problems } = checkContent(this.#project, { drafts })
    const all = problems.length > 0 ? problems : await this.checkPages(languages)
    return all.map((problem) => named(problem, this.#codes))
  }

  get #codes(): string[] {
    return languagesOf(this.#project).languages
  }

  /** Writes all files, or none. Returns the texts that they had, without files that are as they were. */
  #write(drafts: Texts): Texts {
    const before: Texts = new Map()
    try {
      for (const [file, text] of drafts) {
        const old = this.#read(file)
        if (text === old) continue
        before.set(file, old)
        this.save(file, text)
      }
    } catch (error) {
      for (const [file, text] of before) this.save(file, text)
      throw error
    }
    return before
  }

  /** In place, so that symbolic links and access rights stay. */
  save(file: string, content: string | Buffer | undefined) {
    const target = path.join(this.#project, file)
    mkdirSync(path.dirname(target), { recursive: true })
    if (content === undefined) rmSync(target, { force: true })
    else writeFileSync(target, content)
    this.#written.set(file, this.#read(file))
  }

  #read = (file: string, drafts?: Texts) => sourceOf(this.#project, file, drafts)
}

/** A text in which what changed it from another is changed to a third, such as the one before. */
function mergedText(now: string | undefined, from: string | undefined, to: string | undefined) {
  if (now === from) return to
  if (now === undefined || from === undefined || to === undefined) throw new ChangedElsewhere()
  const { conflict, result } = merge(now.split('\n'), from.split('\n'), to.split('\n'))
  if (conflict) throw new ChangedElsewhere()
  return result.join('\n')
}
