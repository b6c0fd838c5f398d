import { expect, test } from 'vitest'
import { compare } from './sums.ts'

test('Two nights differ on stops, and by their amounts, which may be equal all the same', () => {
  const [kept, broken, other] = [{ over: 0 }, { over: 60 }, { over: 60 }]
  const stops = ['Ana', 'Rosa', 'Ida']
  const theirs = [kept, broken, kept]
  expect(compare(theirs, theirs, stops)).toEqual({ agreed: 3, differing: [], apart: 0 })
  const agreed = { agreed: 1, differing: ['Ana', 'Rosa'] }
  expect(compare(theirs, [broken, kept, kept], stops)).toEqual({ ...agreed, apart: 0 })
  expect(compare(theirs, [broken, other, kept], stops)).toEqual({ ...agreed, apart: 60 })
})
