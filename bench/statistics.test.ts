import { describe, expect, test } from 'vitest'
import { growthExponent, spread } from './statistics.ts'

describe('A spread', () => {
  test('has the middle of an odd number of values, whatever their order', () => {
    expect(spread([30, 9, 100])).toEqual({ median: 30, least: 9, most: 100 })
  })

  test('has the mean of the middle two of an even number', () => {
    expect(spread([4, 1, 3, 2]).median).toBe(2.5)
  })

  test('of nothing is an error', () => {
    expect(() => spread([])).toThrow('nothing was measured')
  })
})

test('Growth is told as an exponent', () => {
  expect(growthExponent([40, 7], [400, 7])).toBeCloseTo(0)
  expect(growthExponent([40, 7], [400, 70])).toBeCloseTo(1)
  expect(growthExponent([40, 7], [400, 700])).toBeCloseTo(2)
})
