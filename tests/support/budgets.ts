/** What a page may weigh at a phone's first visit, in bytes as they are sent (brotli), and in requests. */
export const budgets = {
  /** What a new connection's first flight carries. */
  'document and styles': 14_600,
  'script before the application': 4_000,
  'script in all': 100_000,
  font: 24_000,
  'first view, before the application': 60_000,
  /** The document, its script and the font; the browser's icon is not asked for in tests. */
  'requests before the application': 4,
} as const

export type Budget = keyof typeof budgets

/** HTML and SVG before compression. */
export const drawingBytes = 25_000
