import { expect, test } from 'vitest'
import { accepted, figureNames, readFigures, type Typed } from './figures.ts'

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
