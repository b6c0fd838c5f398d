import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'
import { readContent } from './content/read-content.ts'
import { themeProperties } from './theme.ts'

test('every custom property that a style uses is set somewhere', () => {
  const sheets = globSync('src/**/*.css', { cwd: project }).map((file) => ({
    file,
    css: readFileSync(path.join(project, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))
  const all = sheets.map(({ css }) => css).join('\n')
  const isSet = new Set([
    ...[...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ...Object.keys(themeProperties(readContent(project)[0].content.theme)),
  ])
  const unknown = sheets.flatMap(({ file, css }) =>
    // var() with a fallback does not match: such a property may be unset.
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !isSet.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('the fallbacks of the brand’s font follow it, and a colour for both themes is written once', () => {
  const { colors } = readContent(project)[0].content.theme
  const signal = { light: '#7fd1ff', dark: '#7fd1ff' }
  const fonts = ['Georgia', 'Hanken Grotesk', 'serif']
  expect(themeProperties({ colors: { ...colors, signal }, radius: 0, fonts })).toMatchObject({
    '--color-signal': '#7fd1ff',
    '--radius': '0px',
    '--font-family':
      "'Georgia', 'Hanken Grotesk', 'Hanken Grotesk fallback', 'Android fallback', serif",
  })
})
