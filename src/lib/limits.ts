/** The contract's numbers (specification, section 9, and product decisions). Times in milliseconds. */
export const limits = {
  /** How long the success message stays. */
  successMessage: 5000,
  /** A send without an answer counts as failed after this. */
  sendTimeout: 30_000,
  /** All variables of a message together, UTF-8; the e-mail service answers 413 above it. */
  messageBytes: 50 * 1024,
  /** Many mail programs cut or refuse longer links (product decisions). */
  mailLink: 2000,
  /** Typing has paused after this; until then the length notice is not announced again. */
  typingPause: 1000,
  /** A script chunk that has not arrived by then has failed. */
  chunkTimeout: 120_000,
  /** A late font waits this long for the application: there is less to lay out anew once that runs. */
  fontWait: 3000,
  /** What others have changed in the document is undone for no longer than this while it is hydrated. */
  hydrationWait: 2000,
  /** The header is scrolled beyond this many CSS pixels. */
  headerScrolled: 50,
  headerThrottle: 100,
  /** Percent of the page, in rising order. */
  scrollDepths: [25, 50, 75, 90, 100],
  scrollDepthThrottle: 2000,
  /** The share of an element that must be visible before it fades in. */
  sectionReveal: 0.15,
  serviceRowReveal: 0.12,
  /** Seconds, as Lenis counts. */
  smoothScroll: 1.2,
  /** A jump waits this long for the script that makes it smooth. */
  smoothScrollWait: 400,
} as const
