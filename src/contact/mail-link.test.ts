import { expect, test } from 'vitest'
import { site } from '#content/site.yaml'
import { emptyValues } from './fields.ts'
import { mailLink } from './mail-link.ts'

const bodyOf = (link: string) => new URL(link).searchParams.get('body')

test('the e-mail contains what was typed', () => {
  const link = mailLink({
    ...emptyValues,
    firstName: ' Zoë ',
    lastName: 'O’Hara',
    email: 'zoe@example.com',
    phone: '+1 202 555 0199',
    message: '100 % & more?\n=two lines= 🚇',
  })
  expect(link.startsWith(`mailto:${site.email}?subject=`)).toBe(true)
  expect(bodyOf(link)).toBe(
    'Zoë O’Hara\r\nzoe@example.com\r\n+1 202 555 0199\r\n\r\n100 % & more?\r\n=two lines= 🚇',
  )
})

test('the e-mail is empty when the fields are', () => {
  expect(bodyOf(mailLink(emptyValues))).toBe('')
})

test('a long message is cut between characters to keep the link within 2,000 characters', () => {
  const others = {
    ...emptyValues,
    firstName: 'Zoë',
    lastName: 'O’Hara',
    email: 'zoe@example.com',
    phone: '+1 202',
  }
  for (const shift of ['', 'x', 'xx', 'xxx', 'xxxx']) {
    const message = shift + '🚇é\n'.repeat(12_000)
    const link = mailLink({ ...others, message })
    expect(link.length).toBeGreaterThan(1975)
    expect(link.length).toBeLessThanOrEqual(2000)
    const [name, email, phone, , ...rest] = decodeURIComponent(link.split('&body=')[1]!).split(
      '\r\n',
    )
    expect([name, email, phone]).toEqual(['Zoë O’Hara', others.email, others.phone])
    expect(rest.at(-1)).toMatch(/…$/)
    expect(message.startsWith(rest.join('\n').slice(0, -1))).toBe(true)
  }
})

test('the link is never longer than 2,000 characters, and a message that just fits is not cut', () => {
  const longest = 2000 - mailLink({ ...emptyValues, message: 'x' }).length + 1
  expect(bodyOf(mailLink({ ...emptyValues, message: 'x'.repeat(longest) }))).toBe(
    'x'.repeat(longest),
  )
  for (const length of [longest + 1, 50_000])
    expect(mailLink({ ...emptyValues, firstName: 'x'.repeat(length) })).toHaveLength(2000)
})

test('a lone surrogate is replaced', () => {
  expect(bodyOf(mailLink({ ...emptyValues, message: 'a\ud83d' }))).toBe('a\ufffd')
})
