import type { CheckedSettings, Settings } from '../build/settings.ts'
import { limits } from '../src/lib/limits.ts'
import { type Finding, mend, ready } from './finding.ts'

const dashboard = 'https://dashboard.emailjs.com/admin'

/** Sends one message by the configured e-mail service, with the fields that the form sends. */
export async function sendTestMessage(checked: CheckedSettings): Promise<Finding> {
  if (checked.problems.length > 0)
    return mend('No message was sent: the settings are not complete.', checked.problems.join('\n'))
  const settings = checked.settings as Settings
  const { VITE_CONTACT_TO_EMAIL: to, VITE_EMAILJS_ORIGIN: origin } = settings
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(settings, to)),
      signal: AbortSignal.timeout(limits.sendTimeout),
    })
    return answered(origin, to, response.status, (await response.text()).trim())
  } catch (error) {
    const { message, cause, name } = error as Error
    const why = name === 'TimeoutError' ? 'no answer within 30 seconds' : (cause ?? message)
    return mend(
      `No message was sent: ${origin} could not be reached (${why instanceof Error ? why.message || why.name : why}).`,
      'Is this machine connected? Is VITE_EMAILJS_ORIGIN empty, or right?',
    )
  }
}

/** As @emailjs/browser sends it; `emailPayload` in src/contact/send-message.ts has the same fields. */
function bodyOf(settings: Settings, to: string) {
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
      message: `Sent by npm run doctor at ${new Date().toISOString()}. Nothing to be done.`,
      to_email: to,
      reply_to: visitor,
    },
  }
}

function answered(origin: string, to: string, status: number, text: string): Finding {
  const answer = `${origin} answered ${status}${text && ` “${text}”`}`
  return status === 200
    ? ready(`${answer}. Look into the inbox of ${to}: the message says npm run doctor.`)
    : mend(`The test message was refused: ${answer}.`, remedy(status, text))
}

/** What the answers of EmailJS mean for whoever sets it up. */
function remedy(status: number, text: string): string {
  if (status === 403 && /non-browser/i.test(text))
    return [
      'EmailJS takes calls from browsers only, so this says nothing against the form. Either allow it:',
      `${dashboard}/account/security, “Allow EmailJS API for non-browser applications”, and try again;`,
      'or send from a browser once the site is live: npm run smoke -- https://your.site --message',
    ].join('\n')
  switch (status) {
    case 400:
    case 404:
      return `Compare the three VITE_EMAILJS_ keys in .env with ${dashboard}.`
    case 403:
      return `${dashboard}/account/security: this address or this kind of call is not allowed there.`
    case 412:
      return `${dashboard}: open the e-mail service and connect its mailbox again.`
    case 413:
      return 'The template’s variables are too large; this message’s are not. Ask EmailJS.'
    case 422:
      return `${dashboard}/templates: the template’s “To Email” has to be {{to_email}}.`
    case 429:
      return 'Too many messages at once. Wait a minute and try again.'
    default:
      return `Try again later; ${dashboard} has the history of what was sent.`
  }
}
