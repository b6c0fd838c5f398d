import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallChromium } from '../tools/browser/chromium.ts'
import { project } from '../tools/project.ts'
import { type Counts, countsIn, noCounts, sum } from './support/counts.ts'
import { findOrInstallEngines } from './support/engines.ts'
import { countLost, writeReliability } from './support/reliability-report.ts'

/**
 * `npm test`, and with the argument `rest` what `npm run test:all` adds. Stops at the first step that fails.
 * CI reads the counts in the last line; nothing may follow them.
 */
const cache = path.join(project, '.cache')
const countsOfTest = path.join(cache, 'counts.json')
const reports = {
  unit: path.join(cache, 'unit.json'),
  chromium: path.join(cache, 'e2e.json'),
  rest: path.join(cache, 'e2e-rest.json'),
  brand: path.join(cache, 'second-brand.json'),
}

type Step = { name: string; command: string[]; report?: string; env?: Record<string, string> }

const steps: Step[] = [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'Unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${reports.unit}`],
    report: reports.unit,
  },
  endToEnd('End-to-end tests in Chromium', ['chromium'], reports.chromium),
]

const rest = (engines: string[]): Step[] => [
  {
    ...endToEnd('Every other end-to-end test', ['chromium', ...engines], reports.rest),
    env: { TEST_ALL: '1' },
  },
  {
    name: 'The site of a second brand',
    command: ['node', 'tests/second-brand.ts'],
    report: reports.brand,
  },
]

function endToEnd(name: string, projects: string[], report: string): Step {
  const chosen = projects.map((browser) => `--project=${browser}`)
  return { name, command: ['playwright', 'test', ...chosen, '--reporter=list,json'], report }
}

let total = noCounts
try {
  mkdirSync(cache, { recursive: true })
  findOrInstallChromium()
  if (process.argv[2] === 'rest') {
    const { found, missing } = findOrInstallEngines()
    for (const sentence of missing) console.error(sentence)
    // On a developer's machine the sentence is enough.
    if (process.env.CI && missing.length > 0) throw new Error('In CI no browser may be missing.')
    if (existsSync(countsOfTest)) total = JSON.parse(readFileSync(countsOfTest, 'utf8'))
    runAll(rest(found))
    rmSync(countsOfTest, { force: true })
  } else {
    rmSync(countsOfTest, { force: true })
    rmSync(reports.rest, { force: true })
    runAll(steps)
    writeFileSync(countsOfTest, JSON.stringify(total))
  }
} catch (error) {
  console.error((error as Error).message)
  total = sum(total, { ...noCounts, failed: total.failed === 0 ? 1 : 0 })
}

if (total.flaky.length > 0)
  console.log(`\n${total.flaky.length} flaky (passed on a retry only):\n${total.flaky.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** @throws Error when a step has failed */
function runAll(steps: Step[]) {
  for (const step of steps) {
    console.log(`\n== ${step.name}`)
    const start = performance.now()
    const isGood = run(step)
    console.log(`== ${step.name}: ${Math.round((performance.now() - start) / 1000)} s`)
    if (!isGood) throw new Error(`${step.name}: failed`)
  }
}

function run({ command: [program, ...args], report, env }: Step): boolean {
  if (report) rmSync(report, { force: true })
  const { status } = spawnSync(path.join(project, 'node_modules/.bin', program!), args, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) },
  })
  // Without a report, the step itself is what has passed or failed.
  const counts: Counts =
    report && existsSync(report)
      ? countsIn(JSON.parse(readFileSync(report, 'utf8')))
      : { ...noCounts, [status === 0 ? 'passed' : 'failed']: 1 }
  total = sum(total, counts)
  const noneLost = noMessageLost(report)
  return status === 0 && noneLost
}

/** Also where the test passed when it was tried again. */
function noMessageLost(report: string | undefined): boolean {
  if (report !== reports.chromium && report !== reports.rest) return true
  if (!existsSync(report)) return true
  const runs = [reports.chromium, reports.rest]
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  writeReliability(runs, path.join(cache, 'reliability.md'))
  const lost = countLost(JSON.parse(readFileSync(report, 'utf8')))
  if (lost > 0)
    console.error(`${lost} messages were lost or arrived twice, if only at a first try.`)
  return lost === 0
}
