import { useSyncExternalStore } from 'react'

/** Whether the browser reports a network connection. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function subscribe(listener: () => void) {
  const listening = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, listening)
  return () => listening.abort()
}
