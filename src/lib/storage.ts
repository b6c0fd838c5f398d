/**
 * Web storage that a visitor or a policy may block: reading or writing it then throws
 * (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage). Blocked storage changes
 * nothing else: a read gives null, a write is dropped.
 */
type Kind = 'localStorage' | 'sessionStorage'

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(kind: Kind, key: string, value: string | null) {
  try {
    if (value === null) window[kind].removeItem(key)
    else window[kind].setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

/**
 * A choice kept in localStorage and shared by all tabs. It follows a change made in another tab, also while this
 * page was in the back/forward cache, where no `storage` event arrives. Where storage is blocked it lasts as long
 * as the document.
 */
export function storedChoice<T extends string>(key: string, choices: readonly T[], unset: T) {
  let choice = unset
  /** As last seen. Comparing with it keeps a choice that could not be stored. */
  let seen: string | null = null
  const listeners = new Set<() => void>()

  function get(): T {
    const stored = readStored('localStorage', key)
    if (stored !== seen) choice = choices.find((known) => known === stored) ?? unset
    seen = stored
    return choice
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  // Absent while prerendering. clear() is reported with a null key.
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
      seen = readStored('localStorage', key)
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
