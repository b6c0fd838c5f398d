import type { Drafts } from './entry-files.ts'
import type { ContentProblem } from './problem.ts'
import { checkContent } from './read-content.ts'

/** Everything that is wrong with the content. */
export const contentProblems = (project: string, drafts?: Drafts): ContentProblem[] =>
  checkContent(project, drafts && { drafts }).problems
