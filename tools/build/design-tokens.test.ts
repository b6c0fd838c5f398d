import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'
import { colorTokens } from './design-tokens.ts'

test('every colour of the palette is there in both themes', async () => {
  const { light, dark } = await colorTokens(project)
  expect(Object.keys(light)).toEqual(Object.keys(dark))
  for (const name of ['ink', 'ground', 'signal', 'line-1', 'line-8'])
    expect(light[name], name).toMatch(/^#[\da-f]{6}$/)
})

test('no style asks for a token or property that nothing sets', () => {
  const sheets = globSync('src/**/*.css', { cwd: project }).map((file) => ({
    file,
    css: readFileSync(path.join(project, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))
  const all = sheets.map(({ css }) => css).join('\n')
  const isSet = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const unknown = sheets.flatMap(({ file, css }) =>
    // Where it may be missing, it says so with a value of its own behind a comma.
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !isSet.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
