import { expect, test } from 'vitest'
import { shortMarkup } from './short-markup.ts'

test('empty values, slashes and end tags that HTML does not need are left out', () => {
  expect(
    shortMarkup('<link href="a"/><path data-held="" d="M0 0"></path><p hidden="">a=""</p>'),
  ).toBe('<link href="a"><path data-held d="M0 0"/><p hidden>a=""</p>')
})

test('scripts and style sheets are left as they are', () => {
  const scripts =
    '<script>let e="";const x=e + "></path>"</script><style>[ data-x=""]{top:0}</style>'
  expect(shortMarkup(`${scripts}<p hidden=""></p>${scripts}`)).toBe(
    `${scripts}<p hidden></p>${scripts}`,
  )
})
