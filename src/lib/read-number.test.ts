import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

/** What may be typed for each number. */
const readings: [number, string[]][] = [
  [7, ['007']],
  [2.5, ['2.5', '2,5', '٢٫٥', '۲٫۵']],
  [34, ['$34', '34 €']],
  [120, ['120', '١٢٠', '۱۲۰', '１２０']],
  [1000, [' 1,000 ', '1.000', '1 000', '1’000', '١٬٠٠٠']],
  [1000.5, ['1,000.50', '1.000,5', '1 000,5', "1'000.50", '١٬٠٠٠٫٥']],
  [4500, ['4500', '4.500', '4,500']],
  [10_000, ['10,000']],
  [Number.NaN, ['', ' ', 'many', '12 calls', '-5', '−5', '1e3', '0x10']],
  [Number.NaN, ['Infinity', '1,00,0', '1.2.3', '1.000.50', '½']],
]

test.each(readings)('%d is read in each of %j', (value, typed) => {
  const any = { min: 0, max: 1e6, whole: false }
  expect(typed.map((text) => readNumber(text, any))).toEqual(typed.map(() => value))
})

test('a number that is too small, too large or no whole one is none', () => {
  const accepted = { min: 1, max: 480, whole: true }
  const read = ['0', '1', '480', '481', '2.5'].map((text) => readNumber(text, accepted))
  expect(read).toEqual([Number.NaN, 1, 480, Number.NaN, Number.NaN])
})
