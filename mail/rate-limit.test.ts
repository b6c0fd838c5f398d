import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

test('one a second, for each sender by itself', () => {
  const limit = new RateLimit(1)
  expect(limit.allows('ada', 0)).toBe(true)
  expect(limit.allows('bob', 1)).toBe(true)
  expect(limit.allows('ada', 999)).toBe(false)
  expect(limit.allows('ada', 1000)).toBe(true)
  expect(limit.allows('ada', 1999)).toBe(false)
})

test('a refused request does not put the next one off', () => {
  const limit = new RateLimit(2)
  expect([0, 400, 500].map((now) => limit.allows('ada', now))).toEqual([true, false, true])
})
