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
