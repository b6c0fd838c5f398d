import { expect, test, vi } from 'vitest'
import { go, state } from './machine.ts'

test('success lasts 5 s, also that of a submit within those of another', () => {
  vi.useFakeTimers()
  for (const is of ['loading', 'sending', 'sent'] as const) {
    go({ is })
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(3999)
  expect(state().is).toBe('sent')
  vi.advanceTimersByTime(1)
  expect(state().is).toBe('idle')
})
