import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered document and while it is being hydrated, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
