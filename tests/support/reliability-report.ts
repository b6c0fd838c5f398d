import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type FaultName, faults, type Trial, trialAnnotation } from './faults.ts'

type Suite = { suites?: Suite[]; specs?: { tests: { annotations: Annotation[] }[] }[] }
type Annotation = { type: string; description?: string }

const heading = `# What becomes of a message

Written by the journeys (\`node tests/journeys.ts reliability\`): each fault is made in real Chromium against a real server that misbehaves on purpose, and what the visitor sees and what arrives is noted there.
Lost is a message that neither arrived nor was told as failed with everything typed kept; twice is one that arrived more often than the visitor sent it.
A service can take a message and be unable to say so (an answer cut off, unreadable or after 30 s): the form then says that it failed, because a message that may arrive a second time is better than one that is lost.

| Fault | What the visitor sees | What arrives | Tried | Lost | Twice |
|---|---|---|---|---|---|
`

/** Writes the table from Playwright's JSON report, when the run has tried every fault and something differs. */
export function writeReliability(report: string, file: string) {
  if (!existsSync(report)) return
  const trials = trialsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite)
  const missing = faults.filter((fault) => !trials.some((trial) => trial.fault === fault))
  if (trials.length === 0) return
  if (missing.length > 0) return console.log(`${file} stays: not tried: ${missing.join('; ')}`)
  const text = `${heading}${faults.map((fault) => row(fault, trials)).join('\n')}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(file, text)
  console.log(`${file} is written anew`)
}

function trialsOf({ suites = [], specs = [] }: Suite): Trial[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const own = annotations
    .filter(({ type }) => type === trialAnnotation)
    .map(({ description }) => JSON.parse(description ?? '') as Trial)
  return [...own, ...suites.flatMap(trialsOf)]
}

function row(fault: FaultName, all: Trial[]): string {
  const trials = all.filter((trial) => trial.fault === fault)
  const each = (texts: string[]) => [...new Set(texts)].sort().join('; or ')
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const cells = [
    fault,
    each(trials.map(({ sees }) => sees)),
    each(trials.map(({ arrives }) => arrives)),
    trials.length,
    sum(trials.map(({ lost }) => lost)),
    sum(trials.map(({ twice }) => twice)),
  ]
  return `| ${cells.join(' | ')} |`
}
