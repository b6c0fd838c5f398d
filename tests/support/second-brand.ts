import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../../build/copy-project.ts'
import { tokensFile } from '../../build/design-tokens.ts'

const folder = path.resolve(import.meta.dirname, '../..')
/** What the journeys on the second brand came to. */
export const reportOfSecondBrand = path.join(folder, '.cache/second-brand.json')

/** Does what a provider does who makes the site theirs: other content, other colours, nothing else. */
export async function copyWithSecondBrand(project: string): Promise<string> {
  const copy = path.join(project, '.cache/second-brand')
  await copyProject(project, copy)
  await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))

  const brand = path.join(project, 'tests/fixtures/second-brand')
  await rm(path.join(copy, 'src/content'), { recursive: true })
  await cp(path.join(brand, 'content'), path.join(copy, 'src/content'), { recursive: true })
  const colors = JSON.parse(await readFile(path.join(brand, 'colors.json'), 'utf8'))
  await changeColors(path.join(copy, tokensFile), colors)
  return copy
}

/** @throws where the style sheet has no such token: the project has moved on and the brand has not */
async function changeColors(file: string, colors: Record<string, string>) {
  let css = await readFile(file, 'utf8')
  for (const [name, value] of Object.entries(colors)) {
    const before = css
    // The first one: further down it is a system colour, for forced colours.
    css = css.replace(new RegExp(`--color-${name}: [^;]+;`), `--color-${name}: ${value};`)
    if (css === before) throw new Error(`no colour --color-${name} in ${file}`)
  }
  await writeFile(file, css)
}
