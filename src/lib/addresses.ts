export const urlOf = (path: string) => import.meta.env.VITE_SITE_URL + path.slice(1)

/** File name, without extension, of a page’s document and social picture. */
export const documentName = (path: string) => path.slice(1) || 'index'
