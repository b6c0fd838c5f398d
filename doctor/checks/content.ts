import type { ContentProblem } from '../../build/content/problem.ts'
import { type Finding, mend, ready } from '../finding.ts'

/** The content folder and the colours of the tokens, as every build checks them. */
export function contentFindings(problems: ContentProblem[]): Finding[] {
  if (problems.length === 0) return [ready('The content is complete, its colours can be read.')]
  return problems.map(({ file, line, place, message }) =>
    mend(`${place} ${message}`, `${file}${line ? `:${line}` : ''}`),
  )
}
