import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstAddress } from '../../../src/feed.ts'
import { formerAddresses } from './former-addresses.ts'
import { readContent } from './read-content.ts'
import { changed, copyOfContent, reportsAfter } from './test-support.ts'

const copy = await copyOfContent(afterAll, ['en', 'ar'])
const arabic = 'content/ar'

/** Changes of the content, of which several may be in one file. */
const read = (...changes: [file: string, text: string][]) =>
  readContent(copy, { drafts: new Map(changes) })

/** A value below the path of a page. */
const withFormerly = ([file, text]: [string, string], list: string): [string, string] => [
  file,
  text.replace(/^( *)path: .*$/m, `$&\n$1formerly: ${list}`),
]

test('a former address leads to the page of today, and what is below an index moves with it', () => {
  const languages = read(
    withFormerly(changed(copy, 'articles.meta.path: /log'), '[/articles, /news]'),
    changed(copy, 'articles/one.formerly: [/news/first]'),
    withFormerly(changed(copy, 'about.meta.path: /wir', arabic), '[/us, /ar/team]'),
  )
  const [english, other] = languages.map((each) => [...formerAddresses(each, languages[0])])
  expect(Object.fromEntries(english!)).toEqual({
    ...{ '/articles': '/log', '/news': '/log', '/articles/one': '/log/one' },
    ...{ '/news/one': '/log/one', '/news/first': '/log/one', '/articles/first': '/log/one' },
  })
  expect(other).toEqual([
    ['/ar/us', '/ar/wir'],
    ['/ar/team', '/ar/wir'],
  ])
  const [{ content, entries }] = languages as ReturnType<typeof readContent>
  expect(firstAddress(entries.articles[0]!, content.articles!.meta)).toBe('/articles/first')
  expect(firstAddress({ path: '/log/two' }, content.articles!.meta)).toBe('/articles/two')
})

const leadsToOne = 'Remove it here or there: an address leads to one page.'

test.each([
  ['[/old/]', 'is not a former address. Write a path'],
  ['[/static/old]', 'is a name that the build uses itself. Remove it.'],
  ['[/pricing]', `is the address of pricing.yaml. ${leadsToOne}`],
  ['[/one]', `is the address of pages/one.md. ${leadsToOne}`],
  ['[/ar/about]', `is the address of about.yaml. ${leadsToOne}`],
  ['[/us, /us]', `is a former address of about.yaml, too. ${leadsToOne}`],
])('the former addresses %s are refused: %s', async (list, message) => {
  const reports = await reportsAfter(
    copy,
    withFormerly(changed(copy, 'about.meta.path: /about'), list),
  )
  expect(reports).toEqual([expect.stringContaining(message)])
})

test('two pages that claim one address, and a link to it, are named', async () => {
  const about = withFormerly(changed(copy, 'about.meta.path: /about'), '[/old]')
  expect(await reportsAfter(copy, about, changed(copy, 'articles/one.formerly: [/old]'))).toEqual([
    `formerly.0 is a former address of about.yaml, too. ${leadsToOne}`,
  ])
  const file = `${arabic}/articles/one.md`
  const text = readFileSync(path.join(copy, file), 'utf8').replace('(/services)', '(/old#contact)')
  expect(await reportsAfter(copy, about, [file, text])).toEqual([
    'The text links to “/old#contact”, a former address. Write /about.',
  ])
})
