import { z } from 'zod'

/** A problem in a file of a language, by the name of the file. */
export type Problem = { file: string; path: PropertyKey[]; message: string }

/** A problem in the content, where it is found. */
export type ContentProblem = {
  /** Relative to the project’s folder. */
  file: string
  /** From 1, where it is known. */
  line?: number
  /** For example `services[2].title`. */
  place: string
  /** What is wrong, and what to do; follows `place` in a sentence. */
  message: string
}

/** The text for the terminal, with the file and line of each problem to click on. */
export function problemList(problems: ContentProblem[]): string {
  return problems
    .map(
      ({ file, line, place, message }) =>
        `  ${file}${line ? `:${line}` : ''}\n    ${place} ${message}`,
    )
    .join('\n\n')
}

export class ContentError extends Error {
  readonly problems: ContentProblem[]

  constructor(problems: ContentProblem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super(`The site cannot be built. Fix ${count} first:\n\n${problemList(problems)}\n`)
    this.name = 'ContentError'
    this.problems = problems
    // Show only the list; a stack trace would not help.
    this.stack = this.message
  }
}

const { localeError } = z.locales.en()

/** Zod’s issue as the rest of a sentence that starts with the place, in Zod's words where nothing is missing or unknown. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  if (issue.code === 'unrecognized_keys')
    return `has “${issue.keys.join('”, “')}”, which is not a field here. Correct the name or remove it; CHANGELOG.md says what has changed.`
  if (input === undefined) return 'is missing. Write it.'
  if (input === null || input === '') return 'is empty. Write it.'
  return `is not valid. ${localeError(issue)}.`
}
