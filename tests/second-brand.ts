import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../tools/build/copy-project.ts'
import { tokensFile } from '../tools/build/design-tokens.ts'
import { project } from '../tools/project.ts'

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
const copy = path.join(project, '.cache/second-brand')

await copyProject(project, copy)
await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
for (const name of await readdir(path.join(copy, 'content')))
  if (name !== 'schema') await rm(path.join(copy, 'content', name), { recursive: true })
await cp(path.join(brand, 'content'), path.join(copy, 'content'), { recursive: true })
await changeColors(path.join(copy, tokensFile), path.join(brand, 'colors.json'))

const given = process.argv.slice(2)
const options = given.length > 0 ? given : contentTests
process.exitCode =
  run('tsc', '--noEmit') ||
  run('vitest', 'run', 'tests/built-site') ||
  run('playwright', 'test', '--project=chromium', '--reporter=list,json', ...options)

function run(program: string, ...args: string[]): number {
  const bin = path.join(copy, 'node_modules/.bin', program)
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(project, '.cache/second-brand.json'),
    TEST_VARIANTS: 'plain,google,faulty-mail',
    ...process.env,
  }
  return spawnSync(bin, args, { cwd: copy, stdio: 'inherit', env }).status ?? 1
}

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
