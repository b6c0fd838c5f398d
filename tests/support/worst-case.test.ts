import { expect, test } from 'vitest'
import { contentProblems } from '../../tools/build/content/check.ts'
import { copyOfContent } from '../../tools/build/content/test-support.ts'
import { worstCases } from './variants.ts'
import { writeWorstCase } from './worst-case.ts'

test.each(worstCases)('The schema allows the worst case “%s”', async (worstCase) => {
  const copy = await copyOfContent()
  await writeWorstCase(worstCase, copy)
  expect(await contentProblems(copy)).toEqual([])
})
