import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { hrefOf, pathOf } from './addresses.ts'

/**
 * Where the visitor is, over the browser's History API. As much router as three pages need, with React
 * Router's names and its form of `history.state` (docs/decisions/0011).
 */
export type Location = {
  /** From the site's folder, as in src/routes.ts. */
  pathname: string
  search: string
  hash: string
  /** What the link passed on; of the history entry, so a reload keeps it. */
  state: unknown
  /** The history entry's own; `default` for one that the browser made. */
  key: string
}

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

/** @param to a path, a hash or both, resolved against the address that is shown */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void

type Entry = { location: Location; type: NavigationType }

const RouterContext = createContext<(Entry & { navigate: Navigate }) | null>(null)

export function BrowserRouter(props: {
  children: ReactNode
  /** Whether the page at a path can be rendered at once. */
  isReady: (pathname: string) => boolean
}) {
  const { children, isReady } = props
  const [entry, setEntry] = useState<Entry>(() => ({ location: shownLocation(), type: 'POP' }))

  // In a transition the former page stays until the next one's chunk is there. Where it is, nothing is to
  // be waited for, and a transition would only be put off by everything that moves.
  const show = useCallback(
    (type: NavigationType) => {
      const location = shownLocation()
      const update = () => setEntry({ location, type })
      if (isReady(location.pathname)) update()
      else startTransition(update)
    },
    [isReady],
  )

  useLayoutEffect(() => {
    const pop = () => show('POP')
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [show])

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const href = hrefOf(to)
      const entryState = { usr: state, key: Math.random().toString(36).slice(2, 10) }
      try {
        if (replace) window.history.replaceState(entryState, '', href)
        else window.history.pushState(entryState, '', href)
      } catch {
        // Some browsers allow only so many entries in a short time.
        return window.location.assign(href)
      }
      show(replace ? 'REPLACE' : 'PUSH')
    },
    [show],
  )

  const value = useMemo(() => ({ ...entry, navigate }), [entry, navigate])
  return <RouterContext value={value}>{children}</RouterContext>
}

/** For prerendering: one path, and nowhere to go. */
export function StaticRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' }
  return (
    <RouterContext value={{ location, type: 'POP', navigate: () => {} }}>{children}</RouterContext>
  )
}

export const useLocation = (): Location => useRouter().location
export const useNavigationType = (): NavigationType => useRouter().type
export const useNavigate = (): Navigate => useRouter().navigate

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('there is no router around this component')
  return router
}

function shownLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as {
    usr?: unknown
    key?: string
  }
  return { pathname: pathOf(pathname), search, hash, state: usr, key }
}
