import { limits } from '../../src/lib/limits.ts'
import type { CheckedSettings, Settings } from '../prerender/settings.ts'
import { type Finding, fix, ok } from './report.ts'

const dashboard = 'https://dashboard.emailjs.com/admin'

/** Sends one message through the configured e-mail service, with the same fields as the contact form. */
export async function sendTestMessage({ settings, problems }: CheckedSettings): Promise<Finding> {
  if (problems.length > 0)
    return fix(
      'No message was sent, because the settings are incomplete or invalid.',
      problems.join('\n'),
    )
  const { VITE_CONTACT_TO_EMAIL: to, VITE_EMAILJS_ORIGIN: origin } = settings as Settings
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(settings as Settings)),
      signal: AbortSignal.timeout(limits.sendTimeout),
    })
    const text = (await response.text()).trim()
    const answer = `${origin} answered ${response.status}${text && ` “${text}”`}`
    return response.ok
      ? ok(`${answer}. Check the inbox of ${to}: the message says “Sent by npm run doctor”.`)
      : fix(`The test message was refused: ${answer}.`, remedy(response.status, text))
  } catch (error) {
    const { message, cause, name } = error as Error
    const reason =
      name === 'TimeoutError'
        ? `no answer within ${limits.sendTimeout / 1000} seconds`
        : ((cause as Error)?.message ?? message)
    return fix(
      `No message was sent: ${origin} could not be reached (${reason}).`,
      'Check this machine’s internet connection. For EmailJS, leave VITE_EMAILJS_ORIGIN empty.',
    )
  }
}

/** The request body of @emailjs/browser, with the fields of `emailPayload` in src/contact/send-message.ts. */
function bodyOf(settings: Settings) {
  const visitor = `test@${new URL(settings.VITE_SITE_URL).hostname}`
  return {
    lib_version: '4.4.1',
    user_id: settings.VITE_EMAILJS_PUBLIC_KEY,
    service_id: settings.VITE_EMAILJS_SERVICE_ID,
    template_id: settings.VITE_EMAILJS_TEMPLATE_ID,
    template_params: {
      from_name: 'The doctor',
      from_email: visitor,
      phone: '+1 202 555 0100',
      message: `Sent by npm run doctor at ${new Date().toISOString()}. No reply needed.`,
      to_email: settings.VITE_CONTACT_TO_EMAIL,
      reply_to: visitor,
    },
  }
}

const checkKeys = `Compare VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID in .env
with the values in ${dashboard}.`

/** What to do about each of EmailJS's status codes. */
const remedies: Record<number, string> = {
  400: checkKeys,
  403: `Your account does not allow this domain or this kind of request. Change that in
${dashboard}/account/security.`,
  404: checkKeys,
  412: `Open the e-mail service in ${dashboard} and reconnect its mailbox.`,
  422: `Set “To Email” of the template in ${dashboard}/templates to {{to_email}}.`,
  429: `Too many messages at once: wait a minute and try again. Or the month’s quota is used up: ${dashboard} shows it.`,
}

export function remedy(status: number, text: string): string {
  if (status === 403 && /non-browser/i.test(text))
    return `Your account only accepts requests from browsers, so the form may still work. Turn on “Allow EmailJS API
for non-browser applications” in ${dashboard}/account/security and try again.
Or send a message from a browser when the site is live: npm run smoke -- https://your.site --message`
  return (
    remedies[status] ??
    `Try again later. ${dashboard} has the history of sent messages, and what is left of the quota.`
  )
}
