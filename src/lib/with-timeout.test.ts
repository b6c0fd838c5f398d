import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('settles as the promise does, and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('OK'), 30_000)).resolves.toBe('OK')
  await expect(withTimeout(Promise.reject(new Error('refused')), 30_000)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects after the time limit, whatever the promise does later', async () => {
  let resolveLate: (text: string) => void = () => {}
  const late = withTimeout(
    new Promise<string>((resolve) => {
      resolveLate = resolve
    }),
    30_000,
  )
  const outcome = expect(late).rejects.toThrow('30000 ms')
  await vi.advanceTimersByTimeAsync(30_000)
  resolveLate('OK')
  await outcome
})
