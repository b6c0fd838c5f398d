import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an answer in time is the answer', async () => {
  await expect(inTime(Promise.resolve('OK'), 30_000)).resolves.toBe('OK')
  await expect(inTime(Promise.reject(new Error('refused')), 30_000)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that never comes counts as failed, and one that comes later changes nothing', async () => {
  let answer: (text: string) => void = () => {}
  const late = inTime(
    new Promise<string>((resolve) => {
      answer = resolve
    }),
    30_000,
  )
  const outcome = expect(late).rejects.toThrow('30000 ms')
  await vi.advanceTimersByTimeAsync(30_000)
  answer('OK')
  await outcome
})
