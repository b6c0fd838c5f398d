import { beforeEach, expect, test, vi } from 'vitest'
import { languages, paths } from '#content/languages'
import { language, pages } from '#content/pages'

const article = (_: unknown, index: number) => ({
  ...{ slug: `a-${index}`, path: `/articles/a-${index}`, title: `Num\u00adber ${index}.` },
  ...{ description: 'About', date: '2026-01-01', html: '<p>Text</p>', minutes: 1 },
})
const index = {
  meta: { path: '/articles', title: 'Articles', description: 'All.', link: 'Articles' },
  hero: { heading: 'Articles.', intro: 'All.' },
  ...{ pages: { label: 'Pages', page: 'Page {page}' }, readingTime: '', feed: 'Feed', draft: '' },
}
const noEntries = { cases: [], articles: [] as object[], pages: [] as object[] }
const nothing = {
  ...{ work: undefined, articles: undefined, pricing: undefined, beforeYouSign: undefined },
  ...{ privacyPage: undefined, entries: noEntries, translations: [] },
}

/** The module, with this content. */
async function withContent(content: object) {
  vi.doMock('#content/documents', () => ({ ...nothing, ...content }))
  return import('./document-pages.tsx')
}

beforeEach(() => vi.resetModules())

test('the index of the articles has pages of twenty, each with a title and a crumb of its own', async () => {
  const entries = { ...noEntries, articles: Array.from({ length: 45 }, article) }
  const { documentPages, crumbsOf, feedPath } = await withContent({ articles: index, entries })
  const indexes = documentPages.filter(({ name }) => name === 'articles')
  expect(indexes.map(({ path, title }) => [path, title])).toEqual([
    ['/articles', 'Articles'],
    ['/articles/2', 'Articles, Page 2'],
    ['/articles/3', 'Articles, Page 3'],
  ])
  const crumbs = crumbsOf(indexes[2]!).map(({ path }) => path)
  expect(crumbs).toEqual([pages.home.path, '/articles', '/articles/3'])
  expect(feedPath).toBe('/articles/feed.xml')
  const [first] = documentPages.filter(({ name }) => name === 'article')
  expect(first).toMatchObject({ title: 'Number 0.' })
  expect(crumbsOf(first!).at(-1)!.text).toBe('Number 0.')
})

const other = languages.find(({ code }) => code !== language)?.code ?? ''

test.runIf(other)('a page that a language lacks leads to its index or home page', async () => {
  const imprint = { ...article(0, 1), path: '/imprint', link: 'Imprint', menu: 'footer' }
  const entries = { ...noEntries, articles: [article(0, 0)], pages: [imprint] }
  const translations = [
    { [other]: '/only-there' },
    { [language]: '/articles', [other]: '/list' },
    { [language]: '/imprint' },
  ]
  const content = { articles: index, entries, translations }
  const { documentPages, translationsOf } = await withContent(content)
  const at = (path: string) => translationsOf(documentPages.find((page) => page.path === path)!)
  expect(at('/articles')[other]).toBe('/list')
  expect(at('/articles/a-0')[other]).toBe('/list')
  expect(at('/imprint')).toEqual({ [language]: '/imprint', [other]: paths.home[other] })
})
