import { expect, test } from 'vitest'
import { workOut } from '../../../lib/sum.ts'
import { marksOf } from './marks.ts'

test.each([
  [1, { scale: 1, stops: 0, may: 0 }],
  [7, { scale: 1, stops: 1, may: 1 }],
  [240, { scale: 1, stops: 24, may: 36 }],
  [241, { scale: 2, stops: 12, may: 18 }],
  [10_000, { scale: 50, stops: 20, may: 30 }],
])('%d cases, of which 10 to 25 in 100 stop', (many, marks) => {
  const week = { many, minutes: 6, cost: undefined, least: 10, most: 25, factor: 1.5 }
  expect(marksOf(many, workOut(week).people)).toEqual(marks)
})
