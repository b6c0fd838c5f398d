import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallChromium, findOrInstallHeadlessShell } from '../tools/browser/chromium.ts'
import { contentProblems } from '../tools/build/content/check.ts'
import { languagesOf, nameOf } from '../tools/build/content/languages.ts'
import { problemList } from '../tools/build/content/problem.ts'
import { project } from '../tools/project.ts'
import { type Counts, countsIn, noCounts, sum } from './support/counts.ts'
import { findOrInstallEngines } from './support/engines.ts'
import { countLost, writeReliability } from './support/reliability-report.ts'

/**
 * Runs `npm test`, or with the argument `rest` what `npm run test:all` adds. Stops at the first failed step.
 * The counts must be the last line of the output: CI reads them there.
 */
const cache = path.join(project, '.cache')
const savedCounts = path.join(cache, 'counts.json')
const reports = {
  unit: path.join(cache, 'unit.json'),
  slow: path.join(cache, 'slow.json'),
  chromium: path.join(cache, 'e2e.json'),
  rest: path.join(cache, 'e2e-rest.json'),
  brand: path.join(cache, 'second-brand.json'),
  arabic: path.join(cache, 'arabic.json'),
}

/** The end-to-end tests of what visitors do, which `npm run test:rest` repeats in every other language. */
const journeys = [
  'form/{drafts,form}',
  'pages/{accessibility,board,documents,layout,layout-shift,tab-links,tabs,without-scripts,your-line}',
  'shell/{breadcrumbs,header,language,menu,navigation,routes}',
].flatMap((files) => globSync(`tests/${files}.e2e.ts`, { cwd: project }))

type Step = { name: string; command: string[]; report?: string; env?: Record<string, string> }

const steps: Step[] = [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'Unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${reports.unit}`],
    report: reports.unit,
  },
  {
    ...endToEnd('End-to-end tests in Chromium', ['chromium'], reports.chromium),
    // Tests of the other variants are tagged @all.
    env: { TEST_VARIANTS: 'plain,google,faulty-mail' },
  },
]

const remainingSteps = (engines: string[]): Step[] => [
  {
    name: 'Slow unit tests',
    command: [
      'vitest',
      'run',
      '--project=unit',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${reports.slow}`,
    ],
    report: reports.slow,
    env: { TEST_ALL: '1' },
  },
  {
    ...endToEnd('All other end-to-end tests', ['chromium', ...engines], reports.rest),
    env: { TEST_ALL: '1' },
  },
  ...inOtherLanguages(),
  {
    name: 'Tests with a second brand',
    command: ['node', 'tests/second-brand.ts'],
    report: reports.brand,
  },
  {
    name: 'Tests in Arabic, from right to left',
    command: ['node', 'tests/arabic.ts'],
    report: reports.arabic,
  },
]

function endToEnd(name: string, projects: string[], report: string): Step {
  const selected = projects.map((browser) => `--project=${browser}`)
  return { name, command: ['playwright', 'test', ...selected, '--reporter=list,json'], report }
}

/** What visitors do, in every language but the first. */
function inOtherLanguages(): Step[] {
  return languagesOf(project)
    .languages.slice(1)
    .map((language) => {
      const file = path.join(cache, `e2e-journeys.${language}.json`)
      const step = endToEnd(`What visitors do in ${nameOf(language)}`, ['chromium'], file)
      const env = {
        TEST_LANGUAGE: language,
        TEST_VARIANTS: 'plain,google,faulty-mail',
        TEST_EVERY_PAGE: '1',
      }
      return { ...step, command: [...step.command, ...journeys], env }
    })
}

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
    if (existsSync(savedCounts)) total = JSON.parse(readFileSync(savedCounts, 'utf8'))
    runAll(remainingSteps(found))
    rmSync(savedCounts, { force: true })
  } else {
    rmSync(savedCounts, { force: true })
    // First, because every other step would fail with it, at greater length.
    const problems = await contentProblems(project)
    if (problems.length > 0)
      throw new Error(`The content breaks rules:\n\n${problemList(problems)}\n`)
    for (const file of endToEndReports()) rmSync(file)
    runAll(steps)
    writeFileSync(savedCounts, JSON.stringify(total))
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
  if (report) rmSync(report, { force: true })
  const { status } = spawnSync(path.join(project, 'node_modules/.bin', program!), args, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) },
  })
  // A step without a report counts as one test.
  const counts: Counts =
    report && existsSync(report)
      ? countsIn(JSON.parse(readFileSync(report, 'utf8')))
      : { ...noCounts, [status === 0 ? 'passed' : 'failed']: 1 }
  total = sum(total, counts)
  const allDelivered = everyMessageDelivered(report)
  return status === 0 && allDelivered
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
