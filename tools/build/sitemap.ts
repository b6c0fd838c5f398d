import { escapeXml } from '../../src/drawings/social-picture.ts'

/** The sitemap of the pages with the given paths (https://www.sitemaps.org/protocol.html). */
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

/** Everything may be read; the sitemap is named. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}sitemap.xml
`
}
