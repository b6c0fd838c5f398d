import type { Page } from '../../src/content/page.ts'

type Languages = { language: string; pages: Page[] }[]

/**
 * A sitemap (https://www.sitemaps.org/protocol.html) that links each page to its translations
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 *
 * @param siteUrl ends in a slash
 */
export function sitemap(siteUrl: string, languages: Languages): string {
  const address = (path: string) => escapeXml(siteUrl + path.slice(1))
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const list = languages.flatMap(({ language, pages }) =>
    pages.filter(isListed).map(({ name, path }) => ({ language, name, path })),
  )
  const entries = [...Map.groupBy(list, ({ name }) => name).values()].flatMap((page) => {
    const links = page.map(({ language, path }) => alternate(language, path))
    const alternates =
      page.length > 1 ? [...links, alternate('x-default', page[0]!.path)].join('') : ''
    return page.map(({ path }) => `  <url><loc>${address(path)}</loc>${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Not the page for unknown addresses, nor a variant of another page. */
const isListed = ({ path, canonical }: Page) => path !== '' && path === canonical

/**
 * A robots.txt that allows everything and links to the sitemap.
 *
 * @param siteUrl ends in a slash
 */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}sitemap.xml
`
}

export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
