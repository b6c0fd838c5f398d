import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { writeReliability } from './support/reliability-report.ts'

/**
 * The journeys in a real browser. What follows is passed on to Playwright:
 * `npm run test:e2e -- tests/menu.e2e.ts -g Escape`
 */
const folder = path.resolve(import.meta.dirname, '..')
const report = path.join(folder, '.cache/journeys.json')
rmSync(report, { force: true })
const { status } = spawnSync(
  path.join(folder, 'node_modules/.bin/playwright'),
  ['test', '--reporter=list,json', ...process.argv.slice(2)],
  {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  },
)
writeReliability(report, path.join(folder, 'docs/reliability.md'))
process.exitCode = status ?? 1
