import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { withoutCssErrors } from './without-css-errors.ts'

test('a style sheet that jsdom cannot parse is not printed, every other error is', () => {
  const program = `${withoutCssErrors}
console.error('Error: Could not parse CSS stylesheet\\n    at jsdom', '@layer reset{}')
console.error(new Error('no connection').message)`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('no connection\n')
})
