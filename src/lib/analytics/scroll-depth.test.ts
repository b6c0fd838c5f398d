import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { newDepths, scrolledPercent } from './scroll-depth.ts'

test('a jump to the end reports every threshold, in ascending order', () => {
  expect(newDepths(limits.scrollDepths, 0, 100)).toEqual([25, 50, 75, 90, 100])
})

test('a threshold is reported only once', () => {
  expect(newDepths(limits.scrollDepths, 2, 60)).toEqual([])
  expect(newDepths(limits.scrollDepths, 2, 80)).toEqual([75])
})

test('scrolling up reports nothing', () => {
  expect(newDepths(limits.scrollDepths, 3, 10)).toEqual([])
})

test('depth is the share of the scrollable distance', () => {
  expect(scrolledPercent({ scrollTop: 499, clientHeight: 1000, scrollHeight: 2000 })).toBe(50)
  expect(scrolledPercent({ scrollTop: 999.4, clientHeight: 1000, scrollHeight: 2000 })).toBe(100)
  expect(scrolledPercent({ scrollTop: 0, clientHeight: 1000, scrollHeight: 900 })).toBe(100)
})
