import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'

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
