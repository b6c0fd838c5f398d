/** The sitemap of the given paths (https://www.sitemaps.org/protocol.html). */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map(
    (path) => `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc></url>`,
  )
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

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
