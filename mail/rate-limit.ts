/** Lets each key through at most `perSecond` times a second, evenly spaced. */
export class RateLimit {
  readonly #interval: number
  readonly #last = new Map<string, number>()

  constructor(perSecond: number) {
    this.#interval = 1000 / perSecond
  }

  allows(key: string, now: number): boolean {
    this.#forgetBefore(now - this.#interval)
    if (this.#last.has(key)) return false
    this.#last.set(key, now)
    return true
  }

  /** A Map keeps the order of insertion, so the old entries are the first ones. */
  #forgetBefore(time: number): void {
    for (const [key, last] of this.#last) {
      if (last > time) return
      this.#last.delete(key)
    }
  }
}
