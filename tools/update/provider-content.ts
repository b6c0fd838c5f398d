import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, isMap, parseDocument, type Scalar } from 'yaml'

/** The text of a file. Throws if there is none. */
type Read = (file: string) => string

/** A provider's project after the merge of a release, for the migrations (CONTRIBUTING.md). */
export class ProviderContent {
  readonly project: string
  /** From before the update, and from the release. */
  readonly before: Read
  readonly release: Read
  /** What only the provider can decide, in sentences. */
  readonly decisions: string[] = []
  readonly #templates: string[]

  /** @param templates the files of the release, and of the one that the project had */
  constructor(project: string, before: Read, release: Read, templates: string[]) {
    this.project = project
    this.before = before
    this.release = release
    this.#templates = templates
  }

  now: Read = (file) => readFileSync(path.join(this.project, file), 'utf8')
  write = (file: string, text: string) => writeFileSync(path.join(this.project, file), text)

  /**
   * Changes YAML files, or what is above the text of Markdown files. Comments stay. A provider may have deleted them.
   *
   * @throws Error when no release has such files either, because that is a mistake in the migration
   */
  each(files: string, change: (document: Document) => void) {
    if (!this.#templates.some((file) => path.matchesGlob(file, files)))
      throw new Error(`A migration names ${files}, which is in no release.`)
    for (const file of globSync(files, { cwd: this.project })) {
      const source = this.now(file)
      const [, start = '', yaml = source, end = ''] =
        /^(---\n)(.*?)^(---\n.*)$/ms.exec(source) ?? []
      const document = parseDocument(yaml)
      change(document)
      // Otherwise as it was written.
      if (yamlOf(document) !== yamlOf(parseDocument(yaml)))
        this.write(file, start + yamlOf(document) + end)
    }
  }
}

const yamlOf = (document: Document) =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })

/** Gives a field another name, at its place and with its comments. */
export function rename(document: Document, group: string[], from: string, to: string) {
  const map = group.length > 0 ? document.getIn(group) : document.contents
  const pair = isMap(map) && map.items.find(({ key }) => (key as Scalar).value === from)
  if (pair) (pair.key as Scalar).value = to
}
