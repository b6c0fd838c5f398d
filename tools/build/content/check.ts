import { colorProblems } from './colors.ts'
import type { Drafts } from './entry-files.ts'
import type { ContentProblem } from './problem.ts'
import { checkContent } from './read-content.ts'

/** Everything that is wrong with the content and with the colours of the tokens. */
export async function contentProblems(project: string, drafts?: Drafts): Promise<ContentProblem[]> {
  return [
    ...checkContent(project, drafts && { drafts }).problems,
    ...(await colorProblems(project, drafts)),
  ]
}
