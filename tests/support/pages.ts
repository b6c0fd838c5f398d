/** The site's pages as the contract has them (product decisions, "Routes and navigation"). */
export const pages = [
  { path: '/', title: 'AI automation services | Relaywell' },
  { path: '/services', title: 'Services | Relaywell' },
  { path: '/about', title: 'About | Relaywell' },
] as const

export const missing = { path: '/no-such-page', title: 'Page not found | Relaywell' } as const

export const everyPage = [...pages, missing]
