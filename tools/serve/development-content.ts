import { ContentError, type ContentProblem } from '../prerender/content/problem.ts'
import { checkContent, type LanguageContent } from '../prerender/content/read-content.ts'

/** The content as it was last valid, with drafts: this is where it is written. */
export class DevelopmentContent {
  readonly #project: string
  #languages: LanguageContent[] = []
  /** Set by the editor (tools/edit/marks.ts). */
  mark = (language: LanguageContent) => language

  constructor(project: string) {
    this.#project = project
  }

  /** Whether it was never valid since the start. */
  get isEmpty(): boolean {
    return this.#languages.length === 0
  }

  /** @throws ContentError when there is none */
  read(): LanguageContent[] {
    const problems = this.isEmpty ? this.refresh() : []
    if (problems.length > 0) throw new ContentError(problems)
    return this.#languages.map(this.mark)
  }

  /** Reads the files again. Until all problems are fixed, the pages keep their last valid content. */
  refresh(): ContentProblem[] {
    const { languages, problems } = checkContent(this.#project, { heldBack: true })
    if (problems.length === 0) this.#languages = languages
    return problems
  }
}
