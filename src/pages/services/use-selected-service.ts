import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { services } from '#content/services.yaml'

const first = services[0]!.slug

/**
 * The selected service: the one in the navigation state, else the one in the hash, else the first. Selecting
 * another replaces the hash and removes `service` from the state, so that a reload keeps the selection.
 */
export function useSelectedService() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const requested = serviceFromState(state) ?? serviceFromHash(hash)
  const [lastSelected, setLastSelected] = useState(first)
  const selected = requested ?? lastSelected

  // An address that names no service, such as the hash of another section, keeps the selection.
  useEffect(() => {
    if (requested) setLastSelected(requested)
  }, [requested])

  const select = useCallback(
    (slug: string) => {
      setLastSelected(slug)
      // React Router drops a query that is not passed.
      navigate({ search, hash: slug }, { replace: true, state: withoutService(state) })
    },
    [navigate, search, state],
  )

  return { selected, select }
}

/** The service whose index is in `state.service`. History entries may hold anything, so check it. */
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
