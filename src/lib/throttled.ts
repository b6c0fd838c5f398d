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
