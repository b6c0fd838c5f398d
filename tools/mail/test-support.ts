import { type FieldName, valuesBy } from '../../src/contact/fields.ts'
import { variablesOf } from '../../src/contact/variables.ts'
import { localAccount } from './local-account.ts'

/** Sends to the service over HTTP, as its tests do. */

const accountFields = {
  lib_version: '4.4.1',
  user_id: localAccount.publicKey,
  service_id: localAccount.serviceId,
  template_id: localAccount.templateId,
}

const typed: Partial<Record<FieldName, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phone: '+1 202 555 0100',
  message: 'Please call me back.',
}
const values = valuesBy((name) => typed[name] ?? `Value of ${name}`)
const to_email = 'hello@provider.example'

/** What the site's script sends. */
export const scriptFields: Record<string, string> = {
  ...variablesOf(values),
  to_email,
  reply_to: values.email,
}

export const sendPath = '/api/v1.0/email/send'
export const sendFormPath = '/api/v1.0/email/send-form'

export function send(origin: string, template_params: unknown, overrides: object = {}) {
  const body = JSON.stringify({ ...accountFields, template_params, ...overrides })
  return post(origin + sendPath, body, 'application/json')
}

/** Sends FormData as a browser does, with CRLF line breaks. */
export function sendForm(origin: string, fields: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...accountFields, ...fields })) {
    if (value !== undefined) form.append(name, value)
  }
  return post(origin + sendFormPath, form)
}

/** The status and the text of the answer. */
export async function post(url: string, body: BodyInit, type?: string): Promise<[number, string]> {
  const headers: HeadersInit = type ? { 'content-type': type } : {}
  const response = await fetch(url, { method: 'POST', body, headers })
  return [response.status, await response.text()]
}
