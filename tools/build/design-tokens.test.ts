import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'
import { colorTokens } from './design-tokens.ts'

test('every colour has a value in both themes', async () => {
  const { light, dark } = await colorTokens(project)
  expect(Object.keys(light)).toEqual(Object.keys(dark))
  for (const name of ['ink', 'ground', 'signal', 'line-1', 'line-8'])
    expect(light[name], name).toMatch(/^#[\da-f]{6}$/)
})

test('every custom property that a style uses is set somewhere', () => {
  const sheets = globSync('src/**/*.css', { cwd: project }).map((file) => ({
    file,
    css: readFileSync(path.join(project, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))
  const all = sheets.map(({ css }) => css).join('\n')
  const isSet = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const unknown = sheets.flatMap(({ file, css }) =>
    // var() with a fallback does not match: such a property may be unset.
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !isSet.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
