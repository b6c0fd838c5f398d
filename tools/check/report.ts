import { ContentError } from '../content/problem.ts'

/** `wrong`: a problem. `decide`: to settle before the launch. `note`: worth knowing, and may stay as it is. */
const labels = { wrong: 'WRONG', decide: '?', note: 'note' }
type Kind = keyof typeof labels
const kinds = Object.keys(labels) as Kind[]

export type Problem = { kind: Kind; message: string /** And what to do. */; where: string }
const problem =
  (kind: Kind) =>
  (message: string, where = ''): Problem => ({ kind, message, where })
export const [wrong, decide, note] = [problem('wrong'), problem('decide'), problem('note')]

/** What is checked, by name and in order. */
export type Steps = Record<string, () => Iterable<Problem> | AsyncIterable<Problem>>

/**
 * Runs each step, and prints what it has found. A problem in the content is in the way of the steps after it.
 *
 * @returns the exit code: 1 if something is wrong, 2 if something is to be decided
 */
export async function runSteps(steps: Steps): Promise<number> {
  const all: Problem[] = []
  for (const [title, run] of Object.entries(steps)) {
    const found: Problem[] = []
    let isInTheWay = false
    console.log(title)
    try {
      for await (const each of run()) found.push(each)
    } catch (error) {
      isInTheWay = error instanceof ContentError
      found.push(...failures(error as Error))
    }
    for (const { kind, message, where } of found.sort(byKind)) {
      const text = message + (message.length + where.length > 100 ? '\n' : ' ') + where
      const indented = text.trim().replaceAll('\n', '\n            ')
      console.log(`      ${labels[kind].padEnd(6)}${indented}`)
    }
    all.push(...found)
    if (!isInTheWay) continue
    console.log('      The rest is checked when this is right.')
    break
  }
  const [wrongs, decisions, notes] = kinds.map(
    (kind) => all.filter((it) => it.kind === kind).length,
  )
  console.log(`\nWrong: ${wrongs}. To decide: ${decisions}. Worth knowing: ${notes}.`)
  return wrongs ? 1 : decisions ? 2 : 0
}

const byKind = (a: Problem, b: Problem) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)

function failures(error: Error): Problem[] {
  if (error instanceof ContentError)
    return error.problems.map(({ file, line, place, message }) =>
      wrong(`${place} ${message}`, `${file}${line ? `:${line}` : ''}`),
    )
  // Without what Playwright logs.
  const reasons = [error.message.split('\nCall log:')[0], error.cause].filter(Boolean)
  return [wrong(`This check could not run: ${reasons.join(', ')}.`)]
}

/** A few of a list, and how many more there are. */
export const some = (list: unknown[], separator = ', ', most = 3): string =>
  list.slice(0, most).join(separator) +
  (list.length > most ? ` and ${list.length - most} more` : '')
