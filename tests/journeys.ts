import { spawnSync } from 'node:child_process'
import path from 'node:path'

/**
 * The journeys in a real browser. What follows is passed on to Playwright:
 * `npm run test:e2e -- tests/menu.e2e.ts -g Escape`
 */
const folder = path.resolve(import.meta.dirname, '..')
const { status } = spawnSync(
  path.join(folder, 'node_modules/.bin/playwright'),
  ['test', '--reporter=list,json', ...process.argv.slice(2)],
  {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '.cache/journeys.json' },
  },
)
process.exitCode = status ?? 1
