import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first call counts at once', () => {
  const callback = vi.fn()
  throttle(callback, 100)()
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a burst counts once more, after the pause, so that the last position is never lost', () => {
  const callback = vi.fn()
  const throttled = throttle(callback, 100)
  for (let i = 0; i < 10; i++) throttled()
  expect(callback).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(callback).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(2)
})

test('steady calls count once in each pause', () => {
  const callback = vi.fn()
  const throttled = throttle(callback, 100)
  for (let i = 0; i < 50; i++) {
    throttled()
    vi.advanceTimersByTime(10)
  }
  expect(callback.mock.calls.length).toBeLessThanOrEqual(6)
  expect(callback.mock.calls.length).toBeGreaterThanOrEqual(5)
})

test('a cancelled call never comes', () => {
  const callback = vi.fn()
  const throttled = throttle(callback, 100)
  throttled()
  throttled()
  throttled.cancel()
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(1)
})
