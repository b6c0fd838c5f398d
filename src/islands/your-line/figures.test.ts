import { expect, test } from 'vitest'
import { accepted, figureNames, readFigures, readNumber, type Typed } from './figures.ts'

/** What may be typed for each number. */
const readings: [number, string[]][] = [
  [7, ['007']],
  [2.5, ['2.5', '2,5']],
  [34, ['$34', '34 €']],
  [120, ['120', '١٢٠', '۱۲۰']],
  [1000, [' 1,000 ', '1.000', '1 000', '1’000']],
  [10_000, ['10,000']],
  [Number.NaN, ['', ' ', 'many', '12 calls', '-5', '−5', '1e3', '0x10']],
  [Number.NaN, ['Infinity', '1,00,0', '1.2.3', '½']],
]

test.each(readings)('%d is read in each of %j', (value, typed) => {
  expect(typed.map(readNumber)).toEqual(typed.map(() => value))
})

const example: Typed = {
  many: '120',
  minutes: '6',
  cost: '',
  least: '10',
  most: '25',
  factor: '1.5',
}

test('Possible figures are read, and the cost may be left out', () => {
  expect(readFigures(example)).toEqual({
    figures: { many: 120, minutes: 6, cost: undefined, least: 10, most: 25, factor: 1.5 },
    wrong: [],
  })
})

test.each(figureNames)('%s is accepted up to its limits and refused beyond them', (name) => {
  const { min, max, whole } = accepted[name]
  for (const value of [min, max])
    expect(readFigures({ ...example, [name]: String(value) }).wrong).toEqual([])
  for (const value of [min - 1, max + 1, 'some'])
    expect(readFigures({ ...example, [name]: String(value) }).wrong).toEqual([name])
  expect(readFigures({ ...example, [name]: '2.5' }).wrong).toEqual(whole ? [name] : [])
})
