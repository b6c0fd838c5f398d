/** Properties of an element whose content is HTML: rendered or sanitized at build, never typed by a visitor. */
export const markup = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })
