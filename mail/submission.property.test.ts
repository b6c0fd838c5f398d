import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { parseForm, parseJson } from './submission.ts'
import { accountFields } from './test-support.ts'

/** A field's name as the multipart encoder leaves it: without quotes and line breaks. */
const name = fc.stringMatching(/^[\w.-]{1,12}$/).filter((text) => !(text in accountFields))
/** Well-formed: half a surrogate pair has no UTF-8. */
const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed())
const fields = fc.dictionary(name, text, { noNullPrototype: true, maxKeys: 6 })

const asTyped = (values: Record<string, string>) =>
  new Map(Object.entries(values).map(([key, value]) => [key, value.replaceAll('\r\n', '\n')]))

async function multipart(values: Record<string, string>): Promise<[string, Buffer]> {
  const form = new FormData()
  for (const [key, value] of Object.entries({ ...accountFields, ...values }))
    form.append(key, value)
  const response = new Response(form)
  return [response.headers.get('content-type') ?? '', Buffer.from(await response.arrayBuffer())]
}

test('JSON gives every variable back as it was typed', () => {
  fc.assert(
    fc.property(fields, (values) => {
      const body = Buffer.from(JSON.stringify({ ...accountFields, template_params: values }))
      expect(parseJson('application/json', body).variables).toEqual(asTyped(values))
    }),
  )
})

test('a multipart form gives every variable back as it was typed, line breaks as LF', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (values) => {
      fc.pre(!('accessToken' in values))
      const { variables, publicKey } = await parseForm(...(await multipart(values)))
      // The encoder makes CRLF of every line break, a lone CR too.
      const lines = (value: string) => value.replace(/\r\n?/g, '\n')
      const expected = Object.entries(values).map(([key, value]) => [key, lines(value)] as const)
      expect(variables).toEqual(new Map(expected))
      expect(publicKey).toBe(accountFields.user_id)
    }),
  )
})

test('a multipart form with any part of it cut out or spoilt is read or refused, never fatal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fields,
      fc.nat(),
      fc.uint8Array({ maxLength: 8 }),
      async (values, place, noise) => {
        const [type, body] = await multipart(values)
        const at = place % body.length
        const spoilt = Buffer.concat([
          body.subarray(0, at),
          noise,
          body.subarray(at + noise.length),
        ])
        for (const bytes of [spoilt, body.subarray(0, at)]) {
          const ended = await parseForm(type, bytes).catch((error: unknown) => error)
          if (ended instanceof Error) expect(ended).toBeInstanceOf(Refusal)
        }
      },
    ),
  )
})

test('a form cut short is refused, so that half a message is never taken for a whole one', async () => {
  await fc.assert(
    fc.asyncProperty(fields, fc.nat(), async (values, place) => {
      const [type, body] = await multipart(values)
      // The last four bytes are `--` and a line break, without which the end is still told.
      const cut = body.subarray(0, place % (body.length - 4))
      await expect(parseForm(type, cut)).rejects.toThrow(Refusal)
    }),
  )
})
