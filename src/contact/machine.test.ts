import { expect, test, vi } from 'vitest'
import { successMessage } from '../lib/limits.ts'
import { go, state } from './machine.ts'

test('success lasts its whole time, also that of a submit within another’s', () => {
  vi.useFakeTimers()
  for (const is of ['loading', 'sending', 'sent'] as const) {
    go({ is })
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(successMessage - 1001)
  expect(state().is).toBe('sent')
  vi.advanceTimersByTime(1)
  expect(state().is).toBe('idle')
})
