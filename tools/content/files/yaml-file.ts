import { basename } from 'node:path'
import { isCollection, isPair, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { ContentProblem } from '../problem.ts'
import { parsedOnce } from './read-text.ts'

const parsed = parsedOnce((source) => {
  const lineCounter = new LineCounter()
  return { document: parseDocument(source, { lineCounter, prettyErrors: false }), lineCounter }
})

/** A YAML file of the content, or the front matter of a Markdown file. It knows the line of each value. */
export class YamlFile {
  /** Relative to the project’s folder. */
  readonly file: string
  readonly source: string
  readonly problems: ContentProblem[]
  /** What the file contains; undefined if it cannot be read. */
  readonly value: unknown
  readonly #root: Node | null
  readonly #lines: LineCounter

  /** @param yaml the part of the source that is YAML, with the same numbers of lines */
  constructor(file: string, source: string, yaml = source) {
    this.file = file
    this.source = source
    const { document, lineCounter } = parsed(yaml)
    this.#lines = lineCounter
    this.#root = document.contents
    const [error] = [...document.errors, ...document.warnings]
    this.problems = error ? [this.#unreadable(error.message, error.pos[0])] : []
    // Not resolved: a text that starts with * is a problem more often than an alias.
    visit(document, {
      Alias: (_, { range }) =>
        void this.problems.push(this.#unreadable('YAML takes the * for an alias', range![0])),
    })
    if (!error && document.contents === null)
      this.problems = [{ file, place: 'This file', message: `is empty. ${restore}` }]
    this.value = this.problems.length > 0 ? undefined : document.toJS()
  }

  #unreadable(message: string, offset: number): ContentProblem {
    const { line } = this.#lines.linePos(offset)
    const text = this.source.split('\n')[line - 1]!.trim()
    return {
      file: this.file,
      line,
      place: `“${text}”`,
      message: `cannot be read (${message}). Check the indentation, and the line above. A text has to be in quotes if it contains a colon or #, or starts with { [ * & ! | > % @ or a quote.`,
    }
  }

  /**
   * A problem in a value.
   *
   * @param key an unknown field of it, whose line this is
   */
  problemAt(path: PropertyKey[], message: string, key?: string): ContentProblem {
    const line = this.lineOf(key ? [...path, key] : path)
    return { file: this.file, line, place: this.#placeOf(path), message }
  }

  /** For example `services[2].title`; in the front matter of a Markdown file without its name. */
  #placeOf(path: PropertyKey[]): string {
    const name = this.file.endsWith('.md') ? '' : basename(this.file, '.yaml')
    const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    return [name, ...steps].join('').replace(/^\./, '') || 'This file'
  }

  /** The line of a value, from 1. If the value is missing: the line of the object or list around it. */
  lineOf(path: PropertyKey[]): number {
    let node: unknown = this.#root
    let offset = 0
    for (const key of path) {
      if (!isCollection(node)) break
      const item = node.items.find((each, index) =>
        isPair(each) ? String(each.key) === String(key) : index === key,
      )
      if (!item) break
      offset = ((isPair(item) ? item.key : item) as Node).range![0]
      node = isPair(item) ? item.value : item
    }
    return this.#lines.linePos(offset).line
  }
}

export const restore = 'Restore it from Git, or copy it from another language.'
export const restoreTranslation =
  'Restore it from Git, or copy it from the first language and remove what is not words.'
