import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

test.each([
  ['61%', '97%', undefined, { before: 61, after: 97 }],
  ['9 days', '2.25 days', undefined, { before: 100, after: 25 }],
  ['$1,000', '$4,000', undefined, { before: 25, after: 100 }],
  ['4 min', '3 sec', undefined, undefined],
  ['4 min', '3 sec', [240, 3], { before: 100, after: 1.25 }],
  ['never', 'always', undefined, undefined],
])('From %s to %s', (before, after, levels, shares) => {
  expect(sharesOf(before, after, levels)).toEqual(shares)
})
