import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type FaultName, faults, type Trial, trialAnnotation } from './faults.ts'

type Suite = { suites?: Suite[]; specs?: { tests: Test[] }[] }
type Test = { projectName: string; annotations: Annotation[] }
type Annotation = { type: string; description?: string }

const engines = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }
type TrialIn = Trial & { project: string }

const heading = `# What becomes of a message

Written by the journeys (\`npm run test:e2e -- reliability\`, then \`npm run test:browsers\`): each fault is made in real browsers against a real server that misbehaves on purpose, and what the visitor sees and what arrives is noted there.
The numbers under the engines say how often it was tried in each; docs/decisions/0008 says why some are not.
Lost is a message that neither arrived nor was told as failed with everything typed kept; twice is one that arrived more often than the visitor sent it.
A service can take a message and be unable to say so (an answer cut off, unreadable or after 30 s): the form then says that it failed, because a message that may arrive a second time is better than one that is lost.

| Fault | What the visitor sees | What arrives | ${Object.values(engines).join(' | ')} | Lost | Twice |
|---|---|---|---|---|---|---|---|
`

/** Writes the table from Playwright's JSON reports, when they have tried every fault and something differs. */
export function writeReliability(reports: string[], file: string) {
  const trials = reports
    .filter((report) => existsSync(report))
    .flatMap((report) => trialsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite))
  if (trials.length === 0) return
  const missing = [
    ...faults.filter((fault) => !trials.some((trial) => trial.fault === fault)),
    ...Object.keys(engines).filter((engine) => !trials.some(({ project }) => project === engine)),
  ]
  if (missing.length > 0) return console.log(`${file} stays: not tried: ${missing.join('; ')}`)
  const text = `${heading}${faults.map((fault) => row(fault, trials)).join('\n')}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(file, text)
  console.log(`${file} is written anew`)
}

function trialsOf({ suites = [], specs = [] }: Suite): TrialIn[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(trialsOfTest))
  return [...own, ...suites.flatMap(trialsOf)]
}

function trialsOfTest({ projectName, annotations }: Test): TrialIn[] {
  return annotations
    .filter(({ type }) => type === trialAnnotation)
    .map(({ description }) => ({ ...JSON.parse(description ?? ''), project: projectName }))
}

function row(fault: FaultName, all: TrialIn[]): string {
  const trials = all.filter((trial) => trial.fault === fault)
  const each = (texts: string[]) => [...new Set(texts)].sort().join('; or ')
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const cells = [
    fault,
    each(trials.map(({ sees }) => sees)),
    each(trials.map(({ arrives }) => arrives)),
    ...Object.keys(engines).map(
      (engine) => trials.filter(({ project }) => project === engine).length,
    ),
    sum(trials.map(({ lost }) => lost)),
    sum(trials.map(({ twice }) => twice)),
  ]
  return `| ${cells.join(' | ')} |`
}
