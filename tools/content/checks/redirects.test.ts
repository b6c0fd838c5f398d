import { afterAll, expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import { addTranslation, copyOfContent, reportsAfter, withChanges } from '../test-support.ts'
import { redirectsOf } from './redirects.ts'

const copy = copyOfContent(afterAll)
addTranslation(copy, 'it')
const [{ pages }] = readContent(copy)
const text = pages.find(({ kind }) => kind === 'text')
/** An address of one of several pages of a kind. */
const variant = pages.find(({ path, canonical }) => path !== canonical)
const file = 'content/redirects.yaml'
const list = (...redirects: string[]) => redirects.map((each) => `- {${each}}\n`).join('')

test('each redirect leads straight to its page, in any language', () => {
  const text = list('from: /a, to: /b', 'from: /b, to: /services', 'from: /it/x/y, to: /it/about')
  expect(withChanges(copy, [[file, text]], () => redirectsOf(readContent(copy)))).toEqual([
    { from: '/a', to: '/services' },
    { from: '/b', to: '/services' },
    { from: '/it/x/y', to: '/it/about' },
  ])
  expect(redirectsOf(readContent(copy))).toEqual([])
})

test.each([
  ['from: /old, to: /gone', 'redirects[0].to leads to no page. Write the path of one'],
  ['from: /old, to: /old', 'redirects[0].to leads to no page.'],
  ['from: /old, to: https://a.example', 'redirects[0].to is not a path.'],
  ['from: /old/, to: /about', 'redirects[0].from is not a path. Write one like'],
  ['from: /static/old, to: /about', 'redirects[0].from is a name that the build uses'],
  ['from: /it/about, to: /about', 'redirects[0].from is the address of about.yaml. Remove'],
  [
    `from: ${text?.path ?? '/'}, to: /about`,
    `redirects[0].from is the address of ${text?.source ?? 'home'}.`,
  ],
  [`from: ${variant?.path ?? '/'}, to: /about`, 'redirects[0].from is the address of '],
])('the redirect %s is refused: %s', async (redirect, message) => {
  expect(await reportsAfter(copy, [file, list(redirect)])).toEqual([
    expect.stringContaining(message),
  ])
})

test('two redirects of one address are refused', async () => {
  const text = list('from: /old, to: /about', 'from: /old, to: /services')
  expect(await reportsAfter(copy, [file, text])).toEqual([
    'redirects[1].from is in this list twice. Remove one of the two.',
  ])
})
