import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { colorsIn, tokensFile } from '../build/design-tokens.ts'
import { project } from '../project.ts'
import { setColor } from './color-edit.ts'

const css = readFileSync(path.join(project, tokensFile), 'utf8')
const { light, dark } = colorsIn(css)

test('sets each colour in its line only', () => {
  for (const name of Object.keys(light)) {
    expect(setColor(css, name, { light: light[name]!, dark: dark[name]! })).toBe(css)
    const changed = setColor(css, name, { light: '#123456', dark: '#abcdef' })
    expect(changed).toContain(`--color-${name}: light-dark(#123456, #abcdef);`)
    const lines = css.split('\n')
    expect(changed.split('\n').filter((line, at) => line !== lines[at])).toHaveLength(1)
  }
})

test('keeps the short form for one colour', () => {
  const short = '  --color-a: #000000;\n'
  expect(setColor(short, 'a', { light: '#111111', dark: '#111111' })).toBe(
    '  --color-a: #111111;\n',
  )
})
