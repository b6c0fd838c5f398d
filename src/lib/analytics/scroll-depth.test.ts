import { expect, test } from 'vitest'
import { scrolledPercent } from './scroll-depth.ts'

test('depth is the share of the scrollable distance, and 100 % where nothing scrolls', () => {
  expect(scrolledPercent({ scrollTop: 499, clientHeight: 1000, scrollHeight: 2000 })).toBe(50)
  expect(scrolledPercent({ scrollTop: 999.4, clientHeight: 1000, scrollHeight: 2000 })).toBe(100)
  expect(scrolledPercent({ scrollTop: 0, clientHeight: 1000, scrollHeight: 900 })).toBe(100)
})
