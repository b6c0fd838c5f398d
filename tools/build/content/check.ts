import { colorProblems } from './colors.ts'
import type { ContentProblem } from './problem.ts'
import { checkContent } from './read-content.ts'

/**
 * Everything that is wrong with the content and with the colours of the tokens.
 *
 * @param drafts texts that are not saved yet, by their file relative to the project
 */
export async function contentProblems(
  project: string,
  drafts?: ReadonlyMap<string, string>,
): Promise<ContentProblem[]> {
  return [
    ...checkContent(project, drafts && { drafts }).problems,
    ...(await colorProblems(project, drafts)),
  ]
}
