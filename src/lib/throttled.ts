/** Returns a function that calls this one at once, and after a pause of this many milliseconds again: for scrolling. */
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
