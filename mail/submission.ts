import { missing, paramsNotAnObject, Refusal } from './refusal.ts'

/** What a sender asks for, whichever of the two endpoints it came through. */
export interface Submission {
  publicKey: string
  serviceId: string
  templateId: string
  variables: Map<string, string>
}

/** The fields of a form that address the service; all others are variables of the template. */
const accountFields = ['user_id', 'service_id', 'template_id', 'lib_version', 'accessToken']

export function parseJson(contentType: string, body: Buffer): Submission {
  expectMediaType(contentType, 'application/json')
  const request = decodeJson(body)
  if (!isObject(request)) throw new Refusal(400, 'The request body has to be a JSON object')
  const params = request.template_params ?? {}
  return submission(
    (name) => request[name],
    () => {
      if (!isObject(params) || request.template_params === null) throw paramsNotAnObject()
      return Object.entries(params)
    },
  )
}

export async function parseForm(contentType: string, body: Buffer): Promise<Submission> {
  expectMediaType(contentType, 'multipart/form-data')
  const form = await decodeForm(contentType, body)
  return submission(
    (name) => form.get(name),
    () => [...form].filter(([name]) => !accountFields.includes(name)),
  )
}

function submission(field: (name: string) => unknown, params: () => [string, unknown][]) {
  const account = (name: string) => {
    const value = field(name)
    if (typeof value !== 'string' || value === '') throw missing(name)
    return value
  }
  return {
    publicKey: account('user_id'),
    serviceId: account('service_id'),
    templateId: account('template_id'),
    variables: new Map(params().map(([name, value]) => [name, toText(value)])),
  }
}

/**
 * A browser sends the line breaks of a multipart field as CRLF, those of a script's string as LF.
 * LF is what was typed, so both kinds arrive the same.
 */
function toText(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'object') {
    throw new Refusal(400, 'The template params have to be texts, numbers or booleans')
  }
  return String(value).replaceAll('\r\n', '\n')
}

function expectMediaType(contentType: string, expected: string): void {
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== expected) throw new Refusal(415, `The Content-Type has to be ${expected}`)
}

function decodeJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON')
  }
}

/** The platform's own parser: the same code that a browser's service worker would run. */
async function decodeForm(contentType: string, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': contentType }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal(400, 'The request body is not valid multipart/form-data')
  })
  if ([...form.values()].some((value) => typeof value !== 'string')) {
    throw new Refusal(400, 'Attachments are not supported')
  }
  if (new Set(form.keys()).size < [...form.keys()].length) {
    throw new Refusal(400, 'A form field was sent more than once')
  }
  return form
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
