import { ContentError } from '../prerender/content/problem.ts'

/** `wrong`: a mistake. `decide`: to settle before the launch. `note`: worth knowing, and may stay as it is. */
const labels = { wrong: 'WRONG', decide: '?', note: 'note' }
type Kind = keyof typeof labels
const kinds = Object.keys(labels) as Kind[]

export type Finding = { kind: Kind; message: string /** And what to do. */; where: string }
const finding =
  (kind: Kind) =>
  (message: string, where = ''): Finding => ({ kind, message, where })
export const [wrong, decide, note] = [finding('wrong'), finding('decide'), finding('note')]

/** Shows how far a step is, and in the end what it has seen. */
export type Say = (progress: string) => void
type Findings = Iterable<Finding> | AsyncIterable<Finding> | Promise<Iterable<Finding>>
/** What is checked, by name and in order. */
export type Steps = Record<string, (say: Say) => Findings>

/**
 * Runs each step, and prints what it has found. A mistake in the content is in the way of the steps after it.
 *
 * @returns the exit code: 1 if something is wrong, 2 if something is to be decided
 */
export async function runSteps(steps: Steps): Promise<number> {
  const count = { wrong: 0, decide: 0, note: 0 }
  for (const [title, run] of Object.entries(steps)) {
    const since = performance.now()
    const show = (text: string) => process.stdout.isTTY && process.stdout.write(`\r\x1b[K${text}`)
    let line = title
    const say = (progress: string) => {
      line = `${title}: ${progress}`
      show(`      ${line} ...`)
    }
    show(`      ${line} ...`)
    const found: Finding[] = []
    let isInTheWay = false
    try {
      for await (const each of await run(say)) found.push(each)
    } catch (error) {
      isInTheWay = error instanceof ContentError
      found.push(...failures(error as Error))
    }
    found.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    const worst = found[0]?.kind ?? 'note'
    const label = worst === 'note' ? 'ok' : labels[worst]
    show('')
    console.log(`${label.padEnd(6)}${line} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
    for (const { kind, message, where } of found) {
      count[kind]++
      const text = message + (message.length + where.length > 100 ? '\n' : ' ') + where
      console.log(
        `      ${labels[kind].padEnd(6)}${text.trim().replaceAll('\n', '\n            ')}`,
      )
    }
    if (!isInTheWay) continue
    console.log('      The rest is checked when this is right.')
    break
  }
  console.log(`\nWrong: ${count.wrong}. To decide: ${count.decide}. Worth knowing: ${count.note}.`)
  return count.wrong > 0 ? 1 : count.decide > 0 ? 2 : 0
}

function failures(error: Error): Finding[] {
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
