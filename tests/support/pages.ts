/** The site's pages as the contract has them (product decisions, "Routes and navigation"). */
export const pages = [
  { path: '/', link: 'Home', title: 'AI automation services | Relaywell' },
  { path: '/services', link: 'Services', title: 'Services | Relaywell' },
  { path: '/about', link: 'About', title: 'About | Relaywell' },
] as const

export const missing = { path: '/no-such-page', title: 'Page not found | Relaywell' } as const

export const everyPage = [...pages, missing]

/** The sections of a document's main part in their order, by the ids of their headings. */
export function sectionsOf(html: string): string[] {
  const [main = ''] = html.split('</main>')
  const ids = [...main.matchAll(/aria-labelledby="([a-z]+)-heading"/g)].map(([, name]) => name!)
  return [...new Set(ids)]
}
