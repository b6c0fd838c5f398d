import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during prerendering and hydration, true afterwards. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
