import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceName } from '../content/pages.ts'
import { type ContentProblem, problemList } from '../content/problem.ts'
import { readText } from '../content/read-text.ts'
import type { DevelopmentContent } from '../serve/development-content.ts'
import { changeText } from './change-text.ts'
import { type Answer, type Change, placeOf } from './place.ts'
import { versionOf } from './pointers.ts'

/**
 * Writes a text into its file, unless that breaks a rule or the file has changed since the page was rendered. At once,
 * so that nothing can change the file between reading and writing.
 */
export function saveText(project: string, content: DevelopmentContent, change: Change): Answer {
  const { name, path: steps } = placeOf(change.field)
  const { sources } = content.read().find(({ language }) => language === change.language) ?? {}
  const file = sources?.get(name as SourceName)?.file
  if (!file) return { refusal: 'No page shows this text.' }
  const source = readText(project, file)
  if (source === undefined || versionOf(source) !== change.version)
    return {
      refusal: `${file} has changed on disk since this page was made, so this is not saved. Copy what you typed, press Escape, and type it again.`,
    }
  const text = changeText(file, source, steps, change.text)
  // In place, so that symbolic links and access rights stay.
  const write = () => writeFileSync(path.join(project, file), text)
  const problems = content.refresh(new Map([[file, text]]), write)
  if (problems.length > 0) return { refusal: refusalOf(problems, file, steps) }
  return { file, version: versionOf(text) }
}

/** What the check says, after “This” if it is about the text itself. */
function refusalOf(problems: ContentProblem[], file: string, steps: (string | number)[]): string {
  const own = steps[0] === 'body' ? 'body' : steps.join('.')
  const isOwn = (problem: ContentProblem) =>
    problem.file === file && problem.path?.join('.') === own
  return problems
    .map((each) => (isOwn(each) ? `This ${each.message}` : problemList([each]).trim()))
    .join(' ')
}
