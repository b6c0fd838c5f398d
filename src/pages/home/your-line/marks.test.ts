import { expect, test } from 'vitest'
import { marksOf, tileOf } from './marks.ts'
import { workOut } from './sum.ts'

test.each([
  [1, { scale: 1, stops: 0, may: 0 }],
  [7, { scale: 1, stops: 1, may: 1 }],
  [240, { scale: 1, stops: 24, may: 36 }],
  [241, { scale: 2, stops: 12, may: 18 }],
  [10_000, { scale: 50, stops: 20, may: 30 }],
])('Of %d cases, of which 10 to 25 in 100 stop, the marks are %o', (many, marks) => {
  const week = { many, minutes: 6, toPerson: { least: 10, most: 25, factor: 1.5 } }
  expect(marksOf(many, workOut(week).people)).toEqual(marks)
})

test.each([
  ['the shares, in the lanes that turn off', 240, 10, 25, 'may 2, stops 3, may 2, stops 3, may 2'],
  [
    'in a third lane what two do not hold',
    240,
    1,
    55,
    `may 1, may 2, stops 3${', may 2, may 3'.repeat(4)}`,
  ],
])('The band shows %s', (_, many, least, most, shown) => {
  const kinds = tileOf({ many, minutes: 6, toPerson: { least, most, factor: 1 } })
  const marked = kinds.flatMap((kind, place) => (kind ? [`${kind} ${place % 4}`] : []))
  expect(marked.join(', ')).toBe(shown)
})
