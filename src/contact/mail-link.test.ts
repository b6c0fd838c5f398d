import { expect, test } from 'vitest'
import { site } from '../content/site.ts'
import { emptyFields } from './draft.ts'
import { mailLink } from './mail-link.ts'

const bodyOf = (link: string) => new URL(link).searchParams.get('body')

test('the mail carries what is typed', () => {
  const link = mailLink({
    firstName: ' Zoë ',
    lastName: 'O’Hara',
    email: 'zoe@example.com',
    phone: '+1 202 555 0199',
    message: '100 % & more?\n=two lines= 🚇',
  })
  expect(link.startsWith(`mailto:${site.email}?subject=`)).toBe(true)
  expect(bodyOf(link)).toBe(
    '100 % & more?\r\n=two lines= 🚇\r\n\r\nZoë O’Hara\r\nzoe@example.com\r\n+1 202 555 0199',
  )
})

test('empty fields make an empty mail', () => {
  expect(bodyOf(mailLink(emptyFields))).toBe('')
})

test('half a surrogate pair does not break the link', () => {
  expect(bodyOf(mailLink({ ...emptyFields, message: 'a\ud83d' }))).toBe('a\ufffd')
})
