import { expect, test, vi } from 'vitest'
import { go, state } from './machine.ts'

test('one message is under way at a time; a failure stays until the next submit, or until it is accepted late', () => {
  vi.useFakeTimers()
  const refused = [
    [{ is: 'loading' }, ['loading', 'sent']],
    [{ is: 'sending' }, ['loading', 'posted', 'idle']],
    [{ is: 'failed', why: 'time-out' }, ['idle', 'sending']],
    [{ is: 'sent' }, ['failed', 'sending']],
  ] as const
  for (const [next, others] of refused) {
    expect(go(next)).toBe(true)
    for (const is of others) expect(go({ is, why: 'unknown', at: 1 } as never), is).toBe(false)
  }
})

test('success lasts 5 s, also that of a submit within those of another', () => {
  for (const is of ['loading', 'sending', 'sent'] as const) {
    go({ is })
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(3999)
  expect(state().is).toBe('sent')
  vi.advanceTimersByTime(1)
  expect(state().is).toBe('idle')
})
