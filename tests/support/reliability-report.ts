import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type FaultName, faults, type Trial, trialAnnotation } from './faults.ts'

type Suite = { suites?: Suite[]; specs?: { tests: Test[] }[] }
type Report = Suite & { stats: { unexpected: number } }
type Test = { projectName: string; results: { annotations: Annotation[] }[] }
type Annotation = { type: string; description?: string }

const engines = ['Chromium', 'Firefox', 'WebKit'] as const
type Engine = (typeof engines)[number]
type Tried = Trial & { engine: Engine; times: number }

const columns = ['Fault', 'What the visitor sees', 'What arrives', ...engines, 'Lost', 'Twice']
const heading = `# What becomes of a message

Written by the journeys (\`npm test\`, or \`npm run test:e2e -- reliability\` and \`npm run test:browsers\`): each fault is made in real browsers against a real server that misbehaves on purpose, and what the visitor sees and what arrives is noted there.
The numbers under the engines say how often it was tried in each; docs/decisions/0008 says why some are not.
Lost is a message that neither arrived nor was told as failed with everything typed kept; twice is one that arrived more often than the visitor sent it. A test that is tried again does not take back what it has counted.
A service can take a message and be unable to say so (an answer cut off, unreadable or after 30 s): the form then says that it failed, because a message that may arrive a second time is better than one that is lost.

| ${columns.join(' | ')} |
|${'---|'.repeat(columns.length)}
`

/** How many messages were lost or arrived twice in a run of the journeys, tests that passed at a second try included. */
export function countLost(report: Report): number {
  return sum(triedIn(report).map(({ lost, twice }) => lost + twice))
}

/**
 * The table after a run of the journeys, by Playwright's JSON report; the columns of engines that were not
 * in the run stay as they are. Where the run cannot be told in it, a sentence says why.
 *
 * @param whole the run was asked for every journey: what it has not tried is tried no longer
 */
export function reliabilityTable(before: string, report: Report, whole: boolean) {
  const tried = triedIn(report)
  if (tried.length === 0) return { text: before }
  if (report.stats.unexpected > 0) return { text: before, stays: 'not every journey passed' }
  const known = parseTable(before)
  const inRun = (trial: Tried) => tried.some(({ engine }) => engine === trial.engine)
  const left = known.filter(
    (trial) =>
      inRun(trial) &&
      !tried.some(({ engine, fault }) => engine === trial.engine && fault === trial.fault),
  )
  if (left.length > 0 && !whole)
    return {
      text: before,
      stays: `not tried: ${some(left.map(({ fault, engine }) => `${fault} (${engine})`))}`,
    }
  const all = [...known.filter((trial) => !inRun(trial)), ...tried]
  const missing = faults.filter((fault) => !all.some((trial) => trial.fault === fault))
  if (missing.length > 0) return { text: before, stays: `not tried: ${some(missing)}` }
  return { text: `${heading}${faults.map((fault) => row(fault, all)).join('\n')}\n` }
}

/** Writes what a run came to into the file, where something differs. */
export function writeReliability(report: Report, file: string, whole: boolean) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { text, stays } = reliabilityTable(before, report, whole)
  if (stays) console.log(`${file} stays as it is: ${stays}`)
  if (text === before) return
  writeFileSync(file, text)
  console.log(`${file} is written anew`)
}

function triedIn({ suites = [], specs = [] }: Suite): Tried[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(triedInTest))
  return [...own, ...suites.flatMap(triedIn)]
}

/** Of a test that was tried again the last try counts; but what was lost is lost. */
function triedInTest({ projectName, results }: Test): Tried[] {
  return results.flatMap(({ annotations }, index) => {
    const trials = annotations
      .filter(({ type }) => type === trialAnnotation)
      .map(({ description }) => JSON.parse(description ?? '') as Trial)
    const isLast = index === results.length - 1
    const counts = trials.filter(({ lost, twice }) => isLast || lost + twice > 0)
    return counts.map((trial) => ({
      ...trial,
      engine: engineOf(projectName),
      times: isLast ? 1 : 0,
    }))
  })
}

const engineOf = (project: string) => engines.find((engine) => engine.toLowerCase() === project)!

/** What an earlier run has written; a row's texts are those of each of its engines. */
function parseTable(text: string): Tried[] {
  const [header, , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  if (header?.join() !== columns.join()) return []
  return rows.flatMap((cells) => {
    const [fault, sees, arrives, ...numbers] = cells as [FaultName, string, string, ...string[]]
    const counts = numbers.map(Number)
    const [lost = 0, twice = 0] = counts.slice(engines.length)
    return engines
      .map((engine, index) => ({ engine, times: counts[index]! }))
      .filter(({ times }) => times > 0)
      .map((tried, index) => ({
        ...tried,
        ...{ fault, sees, arrives },
        ...(index === 0 ? { lost, twice } : { lost: 0, twice: 0 }),
      }))
  })
}

function row(fault: FaultName, all: Tried[]): string {
  const trials = all.filter((trial) => trial.fault === fault)
  const each = (texts: string[]) =>
    [...new Set(texts.flatMap((text) => text.split(or)))].sort().join(or)
  const cells = [
    fault,
    each(trials.map(({ sees }) => sees)),
    each(trials.map(({ arrives }) => arrives)),
    ...engines.map((engine) =>
      sum(trials.filter((trial) => trial.engine === engine).map(({ times }) => times)),
    ),
    sum(trials.map(({ lost }) => lost)),
    sum(trials.map(({ twice }) => twice)),
  ]
  return `| ${cells.join(' | ')} |`
}

const or = '; or '
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const some = (names: string[]) =>
  names.slice(0, 3).join('; ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
