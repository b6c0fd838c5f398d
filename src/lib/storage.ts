import { createListeners } from './listeners.ts'

type Area = 'localStorage' | 'sessionStorage'
type Text = string | null

/** What was written, and what the storage had then. Storage may be full or blocked: until it changes, what was written counts. */
const written = new Map<string, { text: Text; stored: Text }>()

/**
 * Reads what is kept in `localStorage`, which tabs share, or in `sessionStorage`, for the tab. Web storage throws when it
 * is full, and when the visitor or a policy blocks it
 * (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage): then a text lasts as long as the document.
 */
export function readStored(area: Area, key: string): Text {
  const last = written.get(area + key)
  const stored = attempt(() => window[area].getItem(key))
  return last?.stored === stored ? last.text : stored
}

export function writeStored(area: Area, key: string, text: Text) {
  attempt(() => (text === null ? window[area].removeItem(key) : window[area].setItem(key, text)))
  written.set(area + key, { text, stored: attempt(() => window[area].getItem(key)) })
}

function attempt<T>(access: () => T) {
  try {
    return access()
  } catch {
    return null
  }
}

/** A text that is kept. Changes made while this page was in the back/forward cache are picked up, too. */
export function storedText(area: Area, key: string) {
  const { notify, subscribe } = createListeners()

  // Undefined while prerendering. The event for clear() has a null key.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) notify()
  })
  // No `storage` events arrive in that cache.
  globalThis.addEventListener?.('pageshow', (event) => {
    if (event.persisted) notify()
  })

  return {
    get: () => readStored(area, key),
    set(next: Text) {
      writeStored(area, key, next)
      notify()
    },
    subscribe,
  }
}

/** A choice shared by all tabs. */
export function storedChoice<T extends string>(key: string, choices: readonly T[], unset: T) {
  const { get, set, subscribe } = storedText('localStorage', key)
  return {
    get: (): T => choices.find((known) => known === get()) ?? unset,
    set: (next: T) => set(next === unset ? null : next),
    subscribe,
  }
}
