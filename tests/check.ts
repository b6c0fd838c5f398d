import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallChromium, findOrInstallHeadlessShell } from '../tools/browser/chromium.ts'
import { contentProblems } from '../tools/build/content/check.ts'
import { languagesOf, nameOf } from '../tools/build/content/languages.ts'
import { problemList } from '../tools/build/content/problem.ts'
import { project } from '../tools/project.ts'
import { countsIn, noCounts, sum } from './support/counts.ts'
import { findOrInstallEngines } from './support/engines.ts'
import { countLost, writeReliability } from './support/reliability-report.ts'

/**
 * Runs `npm test`, or with the argument `rest` what `npm run test:all` adds. Stops at the first step that fails.
 * The counts must be the last line of the output: CI reads them there.
 */
const cache = path.join(project, '.cache')

type Step = {
  name: string
  command: string[]
  /** The JSON report, in .cache/. A step without one counts as one test. */
  report?: string
  env?: Record<string, string>
}

const unitTests = (name: string, report: string, env = {}, ...more: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=.cache/${report}`,
    ...more,
  ],
  ...{ report, env },
})

/** The names of the reports start with `e2e`: the delivery report adds them up. */
const browserTests = (name: string, report: string, browsers: string[], env = {}): Step => ({
  name,
  command: [
    'playwright',
    'test',
    '--reporter=list,json',
    ...browsers.map((it) => `--project=${it}`),
  ],
  ...{ report, env },
})

const steps = (): Step[] => [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  unitTests('Unit tests', 'unit.json'),
  browserTests('Browser tests', 'e2e.json', ['chromium'], {
    // Tests that need another variant are tagged @all.
    TEST_VARIANTS: 'plain,google,faulty-mail',
  }),
]

const otherSteps = (engines: string[]): Step[] => [
  unitTests('Slow unit tests', 'unit-rest.json', { TEST_ALL: '1' }, '--project=unit'),
  browserTests('All other browser tests', 'e2e-rest.json', ['chromium', ...engines], {
    TEST_ALL: '1',
  }),
  ...languagesOf(project)
    .languages.slice(1)
    .map((language) =>
      browserTests(`Browser tests in ${nameOf(language)}`, `e2e-${language}.json`, ['chromium'], {
        TEST_LANGUAGE: language,
        TEST_VARIANTS: 'plain,faulty-mail',
      }),
    ),
]

let total = noCounts
try {
  mkdirSync(cache, { recursive: true })
  findOrInstallHeadlessShell()
  if (process.argv[2] === 'rest') {
    findOrInstallChromium()
    const { found, missing } = findOrInstallEngines()
    for (const message of missing) console.error(message)
    // On a developer’s machine the message is enough.
    if (process.env.CI && missing.length > 0)
      throw new Error('In CI every browser must be available.')
    runAll(otherSteps(found))
  } else {
    // First, because every other step would fail with it, at greater length.
    const problems = await contentProblems(project)
    if (problems.length > 0)
      throw new Error(`The content breaks rules:\n\n${problemList(problems)}\n`)
    for (const report of endToEndReports()) rmSync(report)
    runAll(steps())
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
    const hasPassed = run(step)
    console.log(`== ${step.name}: ${Math.round((performance.now() - start) / 1000)} s`)
    if (!hasPassed) throw new Error(`${step.name}: failed`)
  }
}

function run({ command: [program, ...args], report, env }: Step): boolean {
  const file = report && path.join(cache, report)
  if (file) rmSync(file, { force: true })
  const { status } = spawnSync(path.join(project, 'node_modules/.bin', program!), args, {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      ...(file && { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    },
  })
  const counts =
    file && existsSync(file)
      ? countsIn(JSON.parse(readFileSync(file, 'utf8')))
      : { ...noCounts, [status === 0 ? 'passed' : 'failed']: 1 }
  total = sum(total, counts)
  return everyMessageDelivered(file) && status === 0
}

function endToEndReports(): string[] {
  return globSync('e2e*.json', { cwd: cache }).map((file) => path.join(cache, file))
}

/** Writes the delivery report. False if any try lost or duplicated a message, even if its retry passed. */
function everyMessageDelivered(report: string | undefined): boolean {
  const files = endToEndReports()
  if (!report || !files.includes(report)) return true
  const runs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  writeReliability(runs, path.join(cache, 'reliability.md'))
  const lost = countLost(JSON.parse(readFileSync(report, 'utf8')))
  if (lost > 0)
    console.error(`${lost} messages were lost or arrived twice (failed tries included).`)
  return lost === 0
}
