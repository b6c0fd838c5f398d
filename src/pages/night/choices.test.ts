import { expect, test } from 'vitest'
import { agreement, choicesIn, sumOf } from './choices.ts'

test.each([
  ['#1212', '1212'],
  ['#121', undefined],
  ['#12121', undefined],
  ['#1213', undefined],
  ['#1012', undefined],
  ['#contact', undefined],
  ['', undefined],
])('The fragment “%s” is read as %s', (fragment, choices) => {
  expect(choicesIn(fragment, 4)).toBe(choices)
})

test('The sum has the amount, the rules that were left, and the dearest choice', () => {
  const chosen = [60, 0, 640, 160].map((over) => ({ over }))
  expect(sumOf(chosen)).toEqual({ over: 860, left: 3, dearest: { over: 640 } })
})

test('Two visitors agree where they chose the same', () => {
  expect(agreement('1212', '1122')).toBe(2)
})
