import path from 'node:path'
import { project } from '../tools/project.ts'
import { copyWithContent, run, runEndToEnd } from './support/content-copy.ts'

/**
 * Runs the tests of layout, accessibility and keyboard on a copy of the project with Arabic as a third language
 * (tests/fixtures/arabic), which is laid out from right to left. Arguments are passed on to Playwright: `npm run test:arabic -- tabs`
 */
const layoutTests = [
  'pages/accessibility',
  'pages/features',
  'pages/layout',
  'pages/layout-shift',
  'pages/tabs',
  'shell/keyboard',
].map((name) => `tests/${name}.e2e.ts`)

process.env.TEST_LANGUAGE = 'ar'
const copy = await copyWithContent(path.join(project, 'tests/fixtures/arabic'), true)

const given = process.argv.slice(2)
process.exitCode =
  // The budgets are for the sample. Arabic letters take up two bytes.
  run(copy, ['vitest', 'run', '--project=built site, ar', '--exclude=**/budgets.test.ts']) ||
  runEndToEnd(copy, 'arabic.json', given.length > 0 ? given : layoutTests)
