import type { Unsaved } from '../content/entry-files.ts'
import { ContentError, type ContentProblem } from '../content/problem.ts'
import { checkContent, type LanguageContent } from '../content/read-content.ts'
import { pointToBlocks, pointToTexts, versionsOf } from '../edit/pointers.ts'

/** The content as it was last valid, with drafts: this is where it is written. Its texts have the editor's pointers. */
export class DevelopmentContent {
  readonly #project: string
  #languages: LanguageContent[] = []

  constructor(project: string) {
    this.#project = project
  }

  /** @throws ContentError when it was never valid since the start */
  read(): LanguageContent[] {
    const problems = this.#languages.length === 0 ? this.refresh() : []
    if (problems.length > 0) throw new ContentError(problems)
    return this.#languages
  }

  /** Of the files as they were read. */
  versions = () => JSON.stringify(versionsOf(this.#languages))

  /**
   * Reads the files again. Until all problems are fixed, the pages keep their last valid content.
   *
   * @param unsaved texts that `write` writes if they have no problems; they are not taken over if that fails
   */
  refresh(unsaved: Unsaved = new Map(), write = () => {}): ContentProblem[] {
    const { languages, problems } = checkContent(this.#project, {
      unsaved,
      withDrafts: true,
      beforeHtml: pointToBlocks,
    })
    if (problems.length > 0) return problems
    write()
    this.#languages = languages.map((each) => pointToTexts(each, languages[0]!))
    return problems
  }
}
