import { limits } from '../../src/lib/limits.ts'
import type { CheckedSettings, Settings } from '../build/settings.ts'
import { type Finding, fix, ok } from './report.ts'

const dashboard = 'https://dashboard.emailjs.com/admin'

/** Sends one message through the configured e-mail service, with the fields that the form sends. */
export async function sendTestMessage({ settings, problems }: CheckedSettings): Promise<Finding> {
  if (problems.length > 0)
    return fix('No message was sent: the settings are not complete.', problems.join('\n'))
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
      ? ok(`${answer}. Look into the inbox of ${to}: the message says npm run doctor.`)
      : fix(`The test message was refused: ${answer}.`, remedy(response.status, text))
  } catch (error) {
    const { message, cause, name } = error as Error
    const reason =
      name === 'TimeoutError'
        ? 'no answer within 30 seconds'
        : ((cause as Error)?.message ?? message)
    return fix(
      `No message was sent: ${origin} could not be reached (${reason}).`,
      'Is this machine connected? Is VITE_EMAILJS_ORIGIN empty, or right?',
    )
  }
}

/** As @emailjs/browser sends it; `emailPayload` in src/contact/send-message.ts has the same fields. */
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

const keys = `Compare the three VITE_EMAILJS_ keys in .env with ${dashboard}.`

/** What to do about EmailJS's answers. */
const remedies: Record<number, string> = {
  400: keys,
  403: `${dashboard}/account/security: this address or this kind of call is not allowed there.`,
  404: keys,
  412: `${dashboard}: open the e-mail service and connect its mailbox again.`,
  422: `${dashboard}/templates: the template’s “To Email” has to be {{to_email}}.`,
  429: 'Too many messages at once. Wait a minute and try again.',
}

function remedy(status: number, text: string): string {
  if (status === 403 && /non-browser/i.test(text))
    return `EmailJS only accepts browsers, so the form may still work. Either allow other programs
(${dashboard}/account/security, “Allow EmailJS API for non-browser applications”) and try again,
or send from a browser once the site is live: npm run smoke -- https://your.site --message`
  return remedies[status] ?? `Try again later; ${dashboard} has the history of what was sent.`
}
