/**
 * The site is at the root of its host or in a folder of it (`/site/`). Code and content name pages without
 * that folder (`/services`); these functions translate.
 */
const base = import.meta.env.BASE_URL
const isRoot = base === '/'

/** The `href` of a path of the site. A fragment stays as it is. */
export const hrefOf = (path: string) => (isRoot || path[0] !== '/' ? path : base + path.slice(1))

/** The path of the page that a browser shows; anything outside the folder is a page that does not exist. */
export const pathOf = (pathname: string) =>
  isRoot ? pathname : pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/404'

/** A path of the site as a complete URL. */
export const urlOf = (path: string) => import.meta.env.VITE_SITE_URL + path.slice(1)

/** What the build names a page’s document and picture after. */
export const documentName = (path = '*') => (path === '*' ? '404' : path.slice(1) || 'index')

/** Whether a URL is in the site's folder: other sites may share the origin. */
export const isOurs = (url: string) => isRoot || url.startsWith(window.location.origin + base)
