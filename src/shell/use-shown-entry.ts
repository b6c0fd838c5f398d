import { useDeferredValue, useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pathOf } from '../lib/addresses.ts'
import { chunkFor } from '../lib/page-chunk.ts'

/**
 * The history entry whose page is shown. React Router changes the location at once, but the previous page
 * stays until the next page's chunk has loaded.
 */
export function useShownEntry() {
  const location = useLocation()
  const type = useNavigationType()
  const path = pathOf(location.pathname)
  const entry = useMemo(() => ({ location, type, path }), [location, type, path])
  const deferred = useDeferredValue(entry)
  // If the chunk has loaded, show the page in the same update: running animations would delay a deferred one.
  return chunkFor(path).loaded() ? entry : deferred
}
