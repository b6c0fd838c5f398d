import { expect, test } from 'vitest'
import { contentFindings } from './content.ts'

test('sound content is ready', () => {
  expect(contentFindings([])).toEqual([expect.objectContaining({ verdict: 'ready' })])
})

test('each problem of the content is to be mended at its file and line', () => {
  const problem = { file: 'src/content/site.ts', place: 'site.brand', message: 'is missing.' }
  expect(contentFindings([{ ...problem, line: 5 }, problem])).toEqual([
    { verdict: 'mend', what: 'site.brand is missing.', where: 'src/content/site.ts:5' },
    { verdict: 'mend', what: 'site.brand is missing.', where: 'src/content/site.ts' },
  ])
})
