import { expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

test('What is throttled runs at once and once in each pause, for the last event', () => {
  vi.useFakeTimers({ now: 0 })
  let position = 0
  const calls: [time: number, position: number][] = []
  const run = throttled(() => calls.push([Date.now(), position]), 100)
  for (position of [1, 2, 3, 4]) {
    run()
    vi.advanceTimersByTime(60)
  }
  vi.advanceTimersByTime(500)
  expect(calls).toEqual([
    [0, 1],
    [100, 2],
    [200, 4],
  ])
})
