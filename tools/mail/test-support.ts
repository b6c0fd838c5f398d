import { localAccount } from './local-account.ts'
import { type MailServiceOptions, startMailService } from './service.ts'

/** What the tests of the service share: starting one, and speaking to it over real HTTP. */

/** Nothing listens on port 1: for tests that do not expect SMTP to be reached. */
export function startService(smtpPort = 1, options: Partial<MailServiceOptions> = {}) {
  return startMailService({
    port: 0,
    smtp: { host: '127.0.0.1', port: smtpPort },
    account: localAccount,
    ...options,
  })
}

export const accountFields = {
  lib_version: '4.4.1',
  user_id: localAccount.publicKey,
  service_id: localAccount.serviceId,
  template_id: localAccount.templateId,
}

/** What the site's script sends. */
export const scriptFields = {
  from_name: 'Ada Lovelace',
  from_email: 'ada@visitor.example',
  phone: '+1 202 555 0100',
  message: 'Please call me back.',
  to_email: 'hello@provider.example',
  reply_to: 'ada@visitor.example',
}

/** What the browser sends by itself when the script has not arrived. */
export const nativeFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phone: '+1 202 555 0100',
  message: 'Please call me back.',
  to_email: 'hello@provider.example',
}

export const sendPath = '/api/v1.0/email/send'
export const sendFormPath = '/api/v1.0/email/send-form'

export function send(origin: string, template_params: unknown, overrides: object = {}) {
  const body = JSON.stringify({ ...accountFields, template_params, ...overrides })
  return post(origin + sendPath, body, 'application/json')
}

/** FormData goes out as a browser sends it, line breaks as CRLF included. */
export function sendForm(origin: string, fields: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...accountFields, ...fields })) {
    if (value !== undefined) form.append(name, value)
  }
  return post(origin + sendFormPath, form)
}

/** The status and the text of the answer. */
export async function post(
  url: string,
  body: BodyInit,
  contentType?: string,
): Promise<[number, string]> {
  const headers: HeadersInit = contentType ? { 'content-type': contentType } : {}
  const response = await fetch(url, { method: 'POST', body, headers })
  return [response.status, await response.text()]
}
