/**
 * The site may be at the root of a host or in a folder (`/site/`). Code and content use paths without that
 * folder (`/services`); these functions convert between paths and addresses.
 */
const base = import.meta.env.BASE_URL
const isRoot = base === '/'

/** The `href` for a path. A fragment stays as it is. */
export const hrefOf = (path: string) => (isRoot || path[0] !== '/' ? path : base + path.slice(1))

/** The path for a `location.pathname`: `/404` if that is outside the folder. */
export const pathOf = (pathname: string) =>
  isRoot ? pathname : pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/404'

/** The absolute URL of a path. */
export const urlOf = (path: string) => import.meta.env.VITE_SITE_URL + path.slice(1)

/** File name, without extension, of a page’s document and social picture. */
export const documentName = (path: string) => path.slice(1) || 'index'

/** Whether an absolute URL is in the site's folder. Other sites may share the origin. */
export const isWithinSite = (url: string) => url.startsWith(window.location.origin + base)
