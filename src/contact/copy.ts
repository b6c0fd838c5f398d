import type { FieldValues } from './fields.ts'

/** Browsers let requests that outlive the page have this much in all. */
const keptAlive = 64 * 1024

/**
 * Posts an accepted message to VITE_CONTACT_COPY_URL, as a form. The calculator's figures are in the message, if the
 * visitor brought them. Nobody waits for it, and nobody hears of its failure.
 */
export function sendCopy(values: FieldValues) {
  const address = new URL(import.meta.env.VITE_CONTACT_COPY_URL)
  const page = location.origin + location.pathname
  const parts = [...address.searchParams, ...Object.entries(values), ['page', page]] as string[][]
  const body = new URLSearchParams(parts)
  // Without reading the answer, no service has to allow it.
  const request = { method: 'POST', mode: 'no-cors', body } as const
  fetch(address, { ...request, keepalive: String(body).length < keptAlive }).catch(() => {})
}
