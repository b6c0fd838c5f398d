import { beforeEach, expect, test, vi } from 'vitest'

let machine: typeof import('./machine.ts')
beforeEach(async () => {
  vi.resetModules()
  machine = await import('./machine.ts')
})

test('one message is under way at a time', () => {
  const { go, state } = machine
  expect([go({ is: 'loading' }), go({ is: 'loading' })]).toEqual([true, false])
  expect([go({ is: 'added' }), go({ is: 'sending' }), go({ is: 'loading' })]).toEqual([
    false,
    true,
    false,
  ])
  expect(state().is).toBe('sending')
})

test('a failure stays until the next submit, or until the message is accepted late; success lasts 5 s', () => {
  vi.useFakeTimers()
  const { go, state, hasSent } = machine
  go({ is: 'loading' })
  go({ is: 'sending' })
  go({ is: 'failed', why: 'time-out' })
  for (const is of ['idle', 'added', 'sending'] as const) expect(go({ is })).toBe(false)
  expect(hasSent()).toBe(false)
  go({ is: 'sent' })
  vi.advanceTimersByTime(4999)
  expect(state().is).toBe('sent')
  vi.advanceTimersByTime(1)
  expect([state().is, hasSent()]).toEqual(['idle', true])
})

test('a submit within those 5 s starts its own 5 s', () => {
  vi.useFakeTimers()
  const { go, state } = machine
  const send = () => {
    go({ is: 'loading' })
    go({ is: 'sending' })
    go({ is: 'sent' })
  }
  send()
  vi.advanceTimersByTime(3000)
  send()
  vi.advanceTimersByTime(3000)
  expect(state().is).toBe('sent')
})
