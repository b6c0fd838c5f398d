import type { ReactElement } from 'react'
import type { Thing } from 'schema-dts'
import {
  articles,
  beforeYouSign,
  entries,
  pricing,
  privacyPage,
  translations,
  work,
} from '#content/documents'
import { languages, paths } from '#content/languages'
import { language, pages } from '#content/pages'
import { articlesOnAPage, indexPaths } from '../../content/schema/articles.ts'
import type { Offer } from '../../content/schema/pricing.ts'
import { fill } from '../lib/fill.ts'
import { serviceOf } from '../lib/service-of.ts'
import { withoutSoftHyphens } from '../lib/soft-hyphens.ts'
import { articleData } from '../lib/structured-data.ts'
import { ArticlePage } from '../pages/article/page.tsx'
import { ArticlesPage } from '../pages/articles/page.tsx'
import { BeforeYouSignPage } from '../pages/before-you-sign/page.tsx'
import { CasePage } from '../pages/case/page.tsx'
import { PricingPage } from '../pages/pricing/page.tsx'
import { PrivacyPage } from '../pages/privacy/page.tsx'
import { TextPage } from '../pages/text/page.tsx'
import { WorkPage } from '../pages/work/page.tsx'

/** A page whose words are in its document only. */
type DocumentPageSource = {
  /** The folder of its component in src/pages/. Pages of one folder share their critical styles. */
  name: string
  path: string
  title: string
  description: string
  /** Its own crumb, after those of `above`. */
  crumb: string
  above?: { text: string; path: string } | undefined
  /** Of the social picture: the page's headline, and the number of its line's colour. */
  headline: string
  line?: number | undefined
  /** The path of its Atom feed. */
  feed?: string | undefined
  /** For search engines. */
  data?: Thing | undefined
  offers?: Offer[] | undefined
  page: ReactElement
}

/** Of the Atom feed of the articles. */
export const feedPath = articles && `${articles.meta.path}/feed.xml`

/** All of them, from the content of this language. */
export const documentPages: DocumentPageSource[] = [
  ...(work ? [{ ...ofFile('work', work), page: <WorkPage /> }, ...entries.cases.map(ofCase)] : []),
  ...(articles ? [...articleIndex(articles), ...entries.articles.map(ofArticle)] : []),
  ...(pricing
    ? [{ ...ofFile('pricing', pricing), offers: pricing.offers, page: <PricingPage /> }]
    : []),
  ...(beforeYouSign
    ? [{ ...ofFile('before-you-sign', beforeYouSign), page: <BeforeYouSignPage /> }]
    : []),
  ...(privacyPage
    ? [
        {
          ...ofFile('privacy', { ...privacyPage, hero: privacyPage }),
          page: <PrivacyPage />,
        },
      ]
    : []),
  ...entries.pages.map((entry) => ({
    ...ofEntry('text', entry),
    crumb: entry.link,
    page: <TextPage entry={entry} />,
  })),
]

type Meta = { path: string; title: string; description: string; link: string }

function ofFile(name: string, { meta, hero }: { meta: Meta; hero: { heading: string } }) {
  const { path, title, description, link } = meta
  return { name, path, title, description, crumb: link, headline: hero.heading }
}

function ofEntry(name: string, entry: { path: string; title: string; description: string }) {
  const { path, title, description } = entry
  return { name, path, title: withoutSoftHyphens(title), description, headline: title }
}

function indexCrumb({ meta }: { meta: Meta }) {
  return { text: meta.link, path: meta.path }
}

function lineOf([first]: string[] = []) {
  return first === undefined ? undefined : serviceOf(first).line
}

function ofCase(entry: (typeof entries.cases)[number]): DocumentPageSource {
  return {
    ...ofEntry('case', entry),
    crumb: entry.company,
    above: indexCrumb(work!),
    line: lineOf(entry.services),
    page: <CasePage entry={entry} />,
  }
}

function articleIndex(index: NonNullable<typeof articles>): DocumentPageSource[] {
  const { title } = index.meta
  const paths = indexPaths(index.meta, entries.articles)
  return paths.map((each, at) => {
    const shown = entries.articles.slice(at * articlesOnAPage, (at + 1) * articlesOnAPage)
    const number = fill(index.pages.page, { page: at + 1 })
    return {
      ...ofFile('articles', index),
      ...(at > 0 && {
        title: `${title}, ${number}`,
        crumb: number,
        above: indexCrumb(index),
      }),
      path: each,
      feed: feedPath,
      page: <ArticlesPage entries={shown} pages={paths} path={each} feedPath={feedPath!} />,
    }
  })
}

function ofArticle(entry: (typeof entries.articles)[number]): DocumentPageSource {
  return {
    ...ofEntry('article', entry),
    crumb: entry.title,
    above: indexCrumb(articles!),
    line: lineOf(entry.services),
    feed: feedPath,
    data: articleData(entry),
    page: <ArticlePage entry={entry} />,
  }
}

/** The crumbs of a page, from the home page on. */
export const crumbsOf = ({ above, crumb, path }: DocumentPageSource) =>
  [
    { text: pages.home.link, path: pages.home.path },
    ...(above ? [above] : []),
    { text: crumb, path },
    // The browser reads them from structured data, which has no soft hyphens.
  ].map(({ text, ...rest }) => ({ ...rest, text: withoutSoftHyphens(text) }))

/** The page in every language; where it does not exist, the index that it is listed in, or the home page. */
export function translationsOf({ path, above }: DocumentPageSource): Record<string, string> {
  const find = (own: string | undefined) =>
    own === undefined ? undefined : translations.find((each) => each[language] === own)
  const [page, index] = [find(path), find(above?.path)]
  return Object.fromEntries(
    languages.map(({ code }) => [code, page?.[code] ?? index?.[code] ?? paths.home[code]!]),
  )
}
