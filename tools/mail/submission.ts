import { z } from 'zod'
import { localAccount } from './local-account.ts'

/** Parses and checks a request: the account's parameters and the template's variables. */

/** An error answer of the service: its status and text, which @emailjs/browser passes on to its caller. */
export class Refusal extends Error {
  readonly statusCode: number

  constructor(statusCode: number, text: string) {
    super(text)
    this.statusCode = statusCode
  }
}

export type Variables = Record<string, string>

/** The limit for the values of all variables together, in bytes of UTF-8. Names do not count. */
const maxVariableBytes = 50 * 1024

export async function parseJson(body: Buffer): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON')
  }
}

/** Parses multipart/form-data into the shape of the JSON request. */
export async function parseForm(body: Buffer, contentType: string): Promise<unknown> {
  const headers = { 'content-type': contentType }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal(400, 'The request body is not valid multipart/form-data')
  })
  const { user_id, service_id, template_id, lib_version, ...template_params } =
    Object.fromEntries(form)
  return { user_id, service_id, template_id, template_params }
}

/** Browsers submit a form's line breaks as CRLF, while scripts send LF. Both become LF. */
const variable = z
  .union(
    [z.string(), z.number(), z.boolean(), z.null()],
    'The template_params have to be texts, numbers or booleans',
  )
  .transform((value) => String(value ?? '').replaceAll('\r\n', '\n'))

const { publicKey, serviceId, templateId } = localAccount
const requestSchema = z.object(
  {
    user_id: z.literal(publicKey, 'The user_id (public key) is missing or wrong'),
    service_id: z.literal(serviceId, 'The service_id is missing or wrong'),
    template_id: z.literal(templateId, 'The template_id is missing or wrong'),
    template_params: z
      .record(z.string(), variable, 'The template_params have to be an object')
      .default({}),
  },
  'The request body has to be a JSON object',
)

/** @throws Refusal (400 or 413) */
export function variablesOf(request: unknown): Variables {
  const { data, error } = requestSchema.safeParse(request)
  if (!data) throw new Refusal(400, error.issues[0]!.message)
  const values = Object.values(data.template_params)
  if (Buffer.byteLength(values.join('')) > maxVariableBytes) {
    throw new Refusal(413, 'Variables size limit')
  }
  return data.template_params
}
