/** What the hand-over note says of a visit. Lasts until the document is left, and is stored nowhere. */
export const visit: {
  /** The names of the pages that were opened. */
  pages: Set<string>
  /** The visitor's own job, with its figures. */
  job?: string
} = { pages: new Set() }
