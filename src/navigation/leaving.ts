/** What leaving the document must not cut off: messages that are being sent, then their success message. */
const held = new Set<Promise<unknown>>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Keeps the site from leaving the document.
 *
 * @param sending while it is pending, the browser asks before it leaves the document
 * @param seen resolves when the visitor has had time to read the outcome
 */
export function holdDocument(sending: Promise<unknown>, seen: Promise<unknown>) {
  held.add(seen)
  seen.finally(() => held.delete(seen))
  addEventListener('beforeunload', ask)
  sending.finally(() => removeEventListener('beforeunload', ask))
}

export const released = () => Promise.all(held)
