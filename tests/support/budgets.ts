/** What a page may weigh at a phone's first visit, in bytes as they are sent (brotli), and in requests. */
export const budgets = {
  /** What a new connection's first flight carries. */
  'document and styles': 14_600,
  'script before the application': 3_000,
  'script in all': 80_000,
  font: 24_000,
  'first view, before the application': 60_000,
  /** The document, what it links, and its scripts; the browser's icon is not asked for in tests. */
  'requests before the application': 8,
} as const

/** Not there yet: four drawn services in one document (docs/decisions/0011). */
export const exceptions: Record<string, Partial<Record<Budget, number>>> = {
  '/services': { 'document and styles': 17_500 },
}

export type Budget = keyof typeof budgets

/** HTML and SVG before compression. */
export const drawingBytes = 25_000
