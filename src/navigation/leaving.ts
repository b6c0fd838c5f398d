/** What leaving the document must not cut off: messages that are being sent, then their success message. */
let held: Promise<unknown> = Promise.resolve()

/** Keeps scripts from leaving the document until a promise settles. */
export function holdDocument(until: Promise<unknown>) {
  held = Promise.allSettled([held, until])
}

export const released = () => held
