import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tokensFile } from '../tools/build/design-tokens.ts'
import { project } from '../tools/project.ts'
import { copyWithContent, run, runEndToEnd } from './support/content-copy.ts'

/**
 * Runs the tests that depend on content on a copy of the project with the content and colours of another brand
 * (tests/fixtures/second-brand). Arguments are passed on to Playwright: `npm run test:brand -- layout`
 */
const contentTests = [
  ...['pages/accessibility', 'pages/layout', 'pages/tabs', 'form/form'].map(
    (name) => `tests/${name}.e2e.ts`,
  ),
  '--grep',
  'accessibility|layout|show one service each|with the e-mail service of this project',
]

const brand = path.join(project, 'tests/fixtures/second-brand')
const copy = await copyWithContent(brand)
await changeColors(path.join(copy, tokensFile), path.join(brand, 'colors.json'))

const given = process.argv.slice(2)
process.exitCode =
  run(copy, ['tsc', '--noEmit']) ||
  run(copy, ['vitest', 'run', 'tests/built-site']) ||
  runEndToEnd(copy, 'second-brand.json', given.length > 0 ? given : contentTests)

/** @throws Error if the style sheet lacks a token, because the fixture is out of date */
async function changeColors(styles: string, colorsFile: string) {
  let css = await readFile(styles, 'utf8')
  const colors: Record<string, string> = JSON.parse(await readFile(colorsFile, 'utf8'))
  for (const [name, value] of Object.entries(colors)) {
    const before = css
    // Only the first: the token is redefined below as a system colour, for forced colours.
    css = css.replace(new RegExp(`--color-${name}: [^;]+;`), `--color-${name}: ${value};`)
    if (css === before) throw new Error(`no colour --color-${name} in ${styles}`)
  }
  await writeFile(styles, css)
}
