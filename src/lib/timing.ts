/** Resolves when the browser is idle, or after 2 s. Without `requestIdleCallback` (Safari), after 200 ms. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/** Settles as the promise does, or rejects after `ms` milliseconds. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timed out')), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Limits how often a scroll handler runs: at once, then once in each pause (in milliseconds), for the last position. */
export function throttled(call: () => void, pause: number) {
  let [isPausing, isDue] = [false, false]
  return function run() {
    isDue = isPausing
    if (isPausing) return
    isPausing = true
    setTimeout(() => {
      isPausing = false
      if (isDue) run()
    }, pause)
    call()
  }
}
