import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallChromium } from '../tools/browser/chromium.ts'
import { problemList } from '../tools/content/problem.ts'
import { checkContent } from '../tools/content/read-content.ts'
import { project } from '../tools/project.ts'
import { findOrInstallEngines } from './support/engines.ts'

/**
 * Runs `npm test`, or with the argument `rest` what `npm run test:all` adds. Stops at the first step that fails.
 * The last line of the output has the counts, for whoever runs it.
 */
const cache = path.join(project, '.cache')

/** A step without a JSON report, which is written to .cache/, counts as one test. */
type Step = [name: string, command: string, report?: string, env?: Record<string, string>]

const unitTests = 'vitest run --reporter=dot --reporter=json'
const browserTests = 'playwright test --reporter=list,json --project=chromium'
// Tests that need another variant are tagged @all.
const variants = { TEST_VARIANTS: 'plain,faulty-mail' }
const everything = { TEST_ALL: '1' }

const steps: Step[] = [
  ['Types', 'tsc --noEmit'],
  ['Lint and format', 'biome check --error-on-warnings .'],
  ['Unit tests', unitTests, 'unit.json'],
  ['Browser tests', browserTests, 'e2e.json', variants],
]

const otherSteps = (projects: string[]): Step[] => [
  ['Slow unit tests', `${unitTests} --project=tools`, 'unit-rest.json', everything],
  ['Other browser tests', [browserTests, ...projects].join(' '), 'e2e-rest.json', everything],
]

const total = { passed: 0, failed: 0, flaky: 0 }
try {
  mkdirSync(cache, { recursive: true })
  findOrInstallChromium()
  if (process.argv[2] === 'rest') {
    otherSteps(findOrInstallEngines().map((engine) => `--project=${engine}`)).forEach(run)
  } else {
    // First, because every other step would fail with it, at greater length.
    const { problems } = checkContent(project)
    if (problems.length > 0)
      throw new Error(`The content breaks rules:\n\n${problemList(problems)}\n`)
    steps.forEach(run)
  }
} catch (error) {
  console.error((error as Error).message)
  total.failed ||= 1
}

if (total.flaky > 0) console.log(`\n${total.flaky} flaky (passed on a retry only, named above)`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** @throws Error when the step has failed */
function run([name, command, file = 'no-report', env]: Step) {
  console.log(`\n== ${name}`)
  console.time(name)
  const report = path.join(cache, file)
  rmSync(report, { force: true })
  const [program, ...args] = command.split(' ')
  if (program === 'vitest') args.push(`--outputFile=${report}`)
  const { status } = spawnSync(path.join(project, 'node_modules/.bin', program!), args, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  console.timeEnd(name)
  const hasPassed = status === 0
  // Vitest counts on the top level, Playwright in `stats`.
  const { stats, ...counts } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  total.passed += counts.numPassedTests ?? stats?.expected ?? Number(hasPassed)
  total.failed += counts.numFailedTests ?? stats?.unexpected ?? Number(!hasPassed)
  total.flaky += stats?.flaky ?? 0
  if (!hasPassed) throw new Error(`${name}: failed`)
}
