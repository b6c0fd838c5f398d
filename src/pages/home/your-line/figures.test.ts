import { expect, test } from 'vitest'
import { accepted, figureNames, readFigures } from './figures.ts'

const example = { many: '120', minutes: '6' }

test.each(figureNames)('%s is accepted up to its limits and refused beyond them', (name) => {
  const { min, max, whole } = accepted[name]
  const read = (value: unknown) => readFigures({ ...example, [name]: String(value) })
  for (const value of [min, max])
    expect(read(value)).toEqual({ figures: expect.objectContaining({ [name]: value }), wrong: [] })
  for (const value of [min - 1, max + 1, 'some', '']) expect(read(value).wrong).toEqual([name])
  expect(read('2.5').wrong).toEqual(whole ? [name] : [])
})
