/** React's markup without what HTML lets us leave out. Scripts and style sheets stay as they are. */
export function shortMarkup(html: string): string {
  return html
    .split(/(<(?:script|style)\b.*?<\/(?:script|style)>)/s)
    .map((part, index) => (index % 2 === 0 ? shortTags(part) : part))
    .join('')
}

/** In text and in attribute values the quotes are escaped. */
const shortTags = (html: string) =>
  html
    .replace(/(<(?:meta|link|input|br)\b[^>]*)\/>/g, '$1>')
    .replace(/><\/(path|circle|rect|line|polyline)>/g, '/>')
    .replace(/(?<= [a-z-]+)=""/gi, '')
