import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { project } from '../tools/project.ts'
import { content } from './support/content.ts'
import { copyWithContent, runEndToEnd } from './support/content-copy.ts'

/**
 * Runs the tests of layout, accessibility and keyboard on a copy of the project in Arabic, which is laid out
 * from right to left (tests/fixtures/arabic). Arguments are passed on to Playwright: `npm run test:arabic -- tabs`
 */
const layoutTests = [
  'pages/accessibility',
  'pages/features',
  'pages/layout',
  'pages/layout-shift',
  'pages/tabs',
  'shell/keyboard',
].map((name) => `tests/${name}.e2e.ts`)

const copy = await copyWithContent(path.join(project, 'tests/fixtures/arabic'))
await changeAddresses()

const given = process.argv.slice(2)
process.exitCode = runEndToEnd(copy, 'arabic.json', given.length > 0 ? given : layoutTests)

/** Most tests name the pages by the addresses of the sample. */
async function changeAddresses() {
  const addresses = {
    '/khadamat': content.servicesPage.meta.path,
    '/man-nahnu': content.about.meta.path,
  }
  for (const file of globSync(path.join(copy, 'content/ar/*.yaml'))) {
    let text = await readFile(file, 'utf8')
    for (const [from, to] of Object.entries(addresses)) text = text.replaceAll(from, to)
    await writeFile(file, text)
  }
}
