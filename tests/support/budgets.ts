/** What a page may weigh at a phone's first visit, in bytes as they are sent (brotli), and in requests. */
export const budgets = {
  /** The document and the style sheets that it links. docs/decisions/0011 says what stands between it and 14 600. */
  'document and styles': 17_500,
  'script before the application': 3_000,
  'script in all': 80_000,
  font: 24_000,
  'first view, before the application': 60_000,
  /** The document, what it links, and its scripts; the browser's icon is not asked for in tests. */
  'requests before the application': 8,
} as const

export type Budget = keyof typeof budgets

/** HTML and SVG before compression. */
export const drawingBytes = 25_000
