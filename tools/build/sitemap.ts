import { escapeXml } from '../../src/drawings/social-picture.ts'

/**
 * A sitemap of the pages at the given paths (https://www.sitemaps.org/protocol.html).
 *
 * @param siteUrl ends in a slash
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    return `  <url><loc>${escapeXml(siteUrl + path.slice(1))}</loc></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

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
