import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallChromium } from './support/chromium.ts'
import { type Counts, countsOf } from './support/counts.ts'
import { reports } from './support/run-journeys.ts'
import { reportOfSecondBrand } from './support/second-brand.ts'

/** Everything that must hold, as `npm test` and CI run it. Ends with how many tests passed, failed and were flaky. */
const folder = path.resolve(import.meta.dirname, '..')
const cache = path.join(folder, '.cache')
const unitReport = path.join(cache, 'unit.json')

const steps: { name: string; command: string[]; counts?: () => Counts }[] = [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'Unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unitReport}`,
    ],
    counts: () => {
      const report = JSON.parse(readFileSync(unitReport, 'utf8'))
      return { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  },
  {
    name: 'Journeys',
    command: ['node', 'tests/journeys.ts'],
    counts: () => countsIn(reports.chromium),
  },
  {
    name: 'Journeys in Firefox and WebKit',
    command: ['node', 'tests/browsers.ts'],
    counts: () => countsIn(reports.others),
  },
  {
    name: 'Journeys on another brand',
    command: ['node', 'tests/second-brand.ts'],
    counts: () => countsIn(reportOfSecondBrand),
  },
]

const total = { passed: 0, failed: 0, flaky: [] as string[] }
rmSync(unitReport, { force: true })
for (const report of [...Object.values(reports), reportOfSecondBrand])
  rmSync(report, { force: true })
mkdirSync(cache, { recursive: true })

try {
  findOrInstallChromium()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

for (const { name, command, counts } of steps) {
  console.log(`\n== ${name}`)
  const [program, ...args] = command
  const { status } = spawnSync(path.join(folder, 'node_modules/.bin', program!), args, {
    cwd: folder,
    stdio: 'inherit',
  })
  const counted = counts ? tryCounts(counts) : { passed: status === 0 ? 1 : 0, failed: 0 }
  total.passed += counted?.passed ?? 0
  total.failed += counted?.failed ?? 0
  total.flaky.push(...(counted?.flaky ?? []))
  // A step that failed outside its tests (a crash, a type error) counts as one failure.
  if (status !== 0 && !counted?.failed) total.failed += 1
}

if (total.flaky.length > 0)
  console.log(`\n${total.flaky.length} flaky (passed on a retry):\n${total.flaky.join('\n')}`)
// CI reads this line; nothing may follow the counts.
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** None where a step has not come to its tests. */
function tryCounts(counts: () => Counts): Counts | undefined {
  try {
    return counts()
  } catch {
    return undefined
  }
}

function countsIn(report: string): Counts {
  return countsOf(JSON.parse(readFileSync(report, 'utf8')))
}
