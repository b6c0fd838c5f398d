import { escapeXml } from '../../src/drawings/social-picture.ts'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'

/** The document at a former address of a page, for hosts that have no redirects. The others are configured from it. */
export const redirectDocument = (language: string, title: string, href: string, url: string) => {
  const text = escapeXml(withoutSoftHyphens(title))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${text}</title>
<link rel="canonical" href="${url}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body><a href="${href}">${text}</a></body>
</html>
`
}

/** The address that such a document leads to. Undefined for a page. */
export const redirectIn = (html: string): string | undefined =>
  /^<meta http-equiv="refresh" content="0; url=([^"]*)">$/m.exec(html)?.[1]
