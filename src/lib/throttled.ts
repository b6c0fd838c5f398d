/** Limits how often a scroll handler runs: at once, then again after a pause in milliseconds, for the last position. */
export function throttled(call: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    if (timer) return
    call()
    timer = setTimeout(() => {
      timer = undefined
      call()
    }, pause)
  }
}
