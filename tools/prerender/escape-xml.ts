export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
