import { expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

test('What is throttled runs at once and once in each pause, for the last event', () => {
  vi.useFakeTimers({ now: 0 })
  let position = 0
  const calls: string[] = []
  const run = throttled(() => calls.push(`${position} at ${Date.now()} ms`), 100)
  for (position of [1, 2, 3, 4]) {
    run()
    vi.advanceTimersByTime(60)
  }
  expect(calls).toEqual(['1 at 0 ms', '2 at 100 ms', '4 at 200 ms'])
})
