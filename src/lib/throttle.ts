/**
 * Calls `callback` at most once every `ms` milliseconds: at once, then after each pause for as long as
 * calls keep coming, so that the last call always counts. `cancel` drops a call that still waits.
 */
export function throttle(callback: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false

  function run() {
    waiting = false
    timer = setTimeout(() => {
      timer = undefined
      if (waiting) run()
    }, ms)
    callback()
  }

  function throttled() {
    if (timer === undefined) run()
    else waiting = true
  }

  throttled.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = false
  }
  return throttled
}
