import { escapeXml } from './pictures.ts'

export type SitemapEntry = { path: string; lastChanged: string | undefined }

/** The sitemap of the given pages (https://www.sitemaps.org/protocol.html). */
export function sitemap(siteUrl: string, pages: readonly SitemapEntry[]): string {
  const entries = pages.map(({ path, lastChanged }) => {
    const address = `<loc>${escapeXml(siteUrl + path.slice(1))}</loc>`
    return `  <url>${address}${lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ''}</url>`
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
