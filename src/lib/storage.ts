/**
 * Web storage throws when the visitor or a policy blocks it
 * (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage). These functions do not: a
 * blocked read returns null, a blocked write is dropped.
 */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(area: Area, key: string, value: string | null) {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

/**
 * A choice kept in localStorage and shared by all tabs. It also picks up changes made while this page was in
 * the back/forward cache, where no `storage` events arrive. If storage is blocked, it lasts as long as the
 * document.
 */
export function storedChoice<T extends string>(key: string, choices: readonly T[], unset: T) {
  let choice = unset
  /** The stored value at the last read. Unless it changes, the choice in memory wins: storing it may have failed. */
  let lastStored: string | null = null
  const listeners = new Set<() => void>()

  function get(): T {
    const stored = readStored('localStorage', key)
    if (stored !== lastStored) choice = choices.find((known) => known === stored) ?? unset
    lastStored = stored
    return choice
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  // Undefined while prerendering. The event for clear() has a null key.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) notify()
  })
  globalThis.addEventListener?.('pageshow', (event) => {
    if (event.persisted) notify()
  })

  return {
    get,
    set(next: T) {
      choice = next
      writeStored('localStorage', key, next === unset ? null : next)
      lastStored = readStored('localStorage', key)
      notify()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
