import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

test.each([
  [1, 1, { runs: 1 }],
  [7, 1, { stops: 1, may: 1, runs: 5 }],
  [240, 1, { stops: 24, may: 36, runs: 180 }],
  [241, 2, { stops: 12, may: 18, runs: 91 }],
  [10_000, 50, { stops: 20, may: 30, runs: 150 }],
])(
  'Of %d cases, of which 10 to 25 in 100 stop, a mark is %d, and the marks are %o',
  (many, each, marks) => {
    const { scale, kinds } = marksOf({
      many,
      minutes: 6,
      toPerson: { least: 10, most: 25, factor: 1 },
    })
    expect(scale).toBe(each)
    const counts = Object.entries(Object.groupBy(kinds, (kind) => kind))
    expect(Object.fromEntries(counts.map(([kind, { length }]) => [kind, length]))).toEqual(marks)
  },
)
