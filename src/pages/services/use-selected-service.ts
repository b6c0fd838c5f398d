import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { services } from '#content/services.yaml'

const first = services[0]!.slug

/**
 * Which service's tab is shown: the one in the navigation state, else the hash's, else the first. A choice
 * replaces the hash and takes `service` out of the state, so that a reload keeps it.
 */
export function useSelectedService() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = serviceFromState(state) ?? serviceFromHash(hash)
  const [kept, setKept] = useState(first)
  const selected = asked ?? kept

  // An address without a service (a hash of another section) leaves the tab as it is.
  useEffect(() => {
    if (asked) setKept(asked)
  }, [asked])

  const select = useCallback(
    (slug: string) => {
      setKept(slug)
      // Without the query React Router would drop it.
      navigate({ search, hash: slug }, { replace: true, state: withoutService(state) })
    },
    [navigate, search, state],
  )

  return { selected, select }
}

/** Anything but the index of a service is ignored. */
export function serviceFromState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('service' in state)) return undefined
  const { service } = state
  return typeof service === 'number' ? services[service]?.slug : undefined
}

export function serviceFromHash(hash: string): string | undefined {
  return services.find(({ slug }) => `#${slug}` === hash)?.slug
}

function withoutService(state: unknown) {
  if (typeof state !== 'object' || state === null) return state
  const { service: _, ...rest } = state as Record<string, unknown>
  return Object.keys(rest).length > 0 ? rest : null
}
