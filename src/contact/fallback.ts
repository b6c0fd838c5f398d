import { settings } from '../lib/settings.ts'
import type { FieldValues } from './fields.ts'

/**
 * Posts the message to VITE_CONTACT_FALLBACK_URL, as a form, if the e-mail service has refused it. After an error of the
 * service or a time-out (5xx, 408), the message may have arrived there, and is not sent again.
 *
 * @param error what sending to the e-mail service was rejected with
 * @throws the same error if nothing was posted; the response if that is an error
 */
export async function sendAfterRefusal(error: unknown, values: FieldValues): Promise<void> {
  const { status, text } = Object(error)
  const isRefusal = status >= 400 && status < 500 && status !== 408 && !ownRefusals().includes(text)
  if (!isRefusal) throw error
  const address = new URL(import.meta.env.VITE_CONTACT_FALLBACK_URL)
  const response = await fetch(address, {
    method: 'POST',
    // Without it, services answer with a redirect to a page of thanks.
    headers: { Accept: 'application/json' },
    // Some services take their key as a field, such as `access_key`.
    body: new URLSearchParams([...address.searchParams, ...Object.entries(values)]),
  })
  if (!response.ok) throw response
}

/** The texts with which the library itself refuses a message, if it is set to. They look like the service's. */
function ownRefusals() {
  const { blockList, blockHeadless, throttleMs } = settings.emailjs
  return [
    blockList.length > 0 && 'Forbidden',
    blockHeadless && 'Unavailable For Headless Browser',
    throttleMs > 0 && 'Too Many Requests',
  ]
}
