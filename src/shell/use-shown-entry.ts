import { useDeferredValue, useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pathOf } from '../lib/addresses.ts'
import { chunkFor } from '../lib/page-chunk.ts'

/**
 * The history entry whose page is shown. React Router changes the location at once; the former page stays
 * until the next one's chunk is there.
 */
export function useShownEntry() {
  const location = useLocation()
  const type = useNavigationType()
  const path = pathOf(location.pathname)
  const entry = useMemo(() => ({ location, type, path }), [location, type, path])
  const deferred = useDeferredValue(entry)
  // A page whose chunk is there is shown in the same update: a deferred one waits for whatever moves.
  return chunkFor(path).loaded() ? entry : deferred
}
