import { expect, test } from 'vitest'
import * as limits from '../lib/limits.ts'
import { emptyValues, type FieldValues } from './fields.ts'
import { mailLink as linkTo, mailText } from './mail-link.ts'

const address = 'hello@relaywell.example'
const mailLink = (values: FieldValues) => linkTo(address, 'From the site', mailText(values, {}))

const bodyOf = (link: string) => new URL(link).searchParams.get('body')

const others = {
  ...emptyValues,
  firstName: ' Zoë ',
  lastName: 'O’Hara',
  email: 'zoe@example.com',
  phone: '+1 202 555 0199',
}
const start = 'Zoë O’Hara\r\nzoe@example.com\r\n+1 202 555 0199'

const message = '100 % & more?\n=2= 🚇'

test.each([
  [{ ...others, message }, `${start}\r\n\r\n${message.replace('\n', '\r\n')}`],
  [emptyValues, ''],
  [{ ...emptyValues, message: 'half of a character: \ud83d' }, 'half of a character: \ufffd'],
])('the e-mail contains what was typed: %j', (typed, body) => {
  const link = mailLink(typed)
  expect(link.startsWith(`mailto:${address}?subject=`)).toBe(true)
  expect(bodyOf(link)).toBe(body)
})

test('a long message is cut between characters to keep the link short enough for mail programs; one that just fits is not', () => {
  for (const shift of ['', 'x', 'xx', 'xxx', 'xxxx']) {
    const message = shift + '🚇é\n'.repeat(12_000)
    const link = mailLink({ ...others, message })
    expect(link.length).toBeGreaterThan(limits.mailLink - 25)
    expect(link.length).toBeLessThanOrEqual(limits.mailLink)
    const [before, rest] = bodyOf(link)!.split('\r\n\r\n')
    expect(before).toBe(start)
    expect(rest).toMatch(/…$/)
    expect(message.startsWith(rest!.replaceAll('\r', '').slice(0, -1))).toBe(true)
  }
  const fits = 'x'.repeat(limits.mailLink - mailLink(emptyValues).length)
  expect(bodyOf(mailLink({ ...emptyValues, message: fits }))).toBe(fits)
  expect(mailLink({ ...emptyValues, firstName: `${fits}x` })).toHaveLength(limits.mailLink)
})
