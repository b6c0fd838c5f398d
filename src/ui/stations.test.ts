import { expect, test } from 'vitest'
import { stations } from './stations.ts'

test.each([
  ['shares of 100 %', '61%', '97%', [61, 97]],
  ['a share in a language with a space', '61 %', '97 %', [61, 97]],
  ['growth beyond 100 %', '100%', '200%', [50, 100]],
  ['a decrease', '8 days', '2 days', [100, 25]],
  ['times', '4 min 10 s', '5 s', [100, 2]],
  ['thousands', '$1,200', '$300', [100, 25]],
  ['decimals of either kind', '2.5 kg', '1,25 kg', [100, 50]],
])('%s are to scale', (_, before, after, expected) => {
  expect(stations(before, after)).toEqual(expected)
})

test.each([
  ['other units', '9 days', '3 h'],
  ['a range', '2–3 days', '4–5 days'],
  ['words', 'never', 'daily'],
  ['two zeros', '0 days', '0 days'],
])('%s are at the ends', (_, before, after) => {
  expect(stations(before, after)).toEqual([0, 100])
})
