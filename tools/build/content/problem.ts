/** One thing that is wrong with the content, for whoever writes it. */
export type ContentProblem = {
  /** From the project's folder on. */
  file: string
  /** From 1; where it can be told. */
  line?: number
  /** Such as `services[2].title`. */
  place: string
  /** What is wrong, and what to do. */
  message: string
}

/** As it stands in the terminal: each problem with the file and line to click on. */
export function problemList(problems: ContentProblem[]): string {
  return problems
    .map(
      ({ file, line, place, message }) =>
        `  ${file}${line ? `:${line}` : ''}\n    ${place} ${message}`,
    )
    .join('\n\n')
}

export class ContentError extends Error {
  constructor(problems: ContentProblem[]) {
    const count = problems.length === 1 ? 'One thing needs' : `${problems.length} things need`
    super(`The site cannot be built. ${count} mending first:\n\n${problemList(problems)}\n`)
    this.name = 'ContentError'
  }
}
