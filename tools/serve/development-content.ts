import { ContentError, type ContentProblem } from '../content/problem.ts'
import { checkContent, type LanguageContent } from '../content/read-content.ts'

/** The content as it was last valid, with drafts: this is where it is written. */
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

  /** Reads the files again. Until all problems are fixed, the pages keep their last valid content. */
  refresh(): ContentProblem[] {
    const { languages, problems } = checkContent(this.#project, { withDrafts: true })
    if (problems.length === 0) this.#languages = languages
    return problems
  }
}
