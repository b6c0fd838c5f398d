import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { metas } from '../../tools/content/pages.ts'
import type { LanguageContent } from '../../tools/content/read-content.ts'
import { content, entries } from './content.ts'

type TestedPage = { path: string; link: string; title: string }

export function pagesIn({ content, entries }: Pick<LanguageContent, 'content' | 'entries'>) {
  const { about, home, notFound, servicesPage: services, site } = content
  const fullTitle = (title: string) => `${withoutSoftHyphens(title)} | ${site.brand}`

  /** The pages in the footer. */
  const pages: TestedPage[] = [
    ...metas(content).map(({ meta }) => meta),
    ...entries.pages.filter(({ menu }) => menu === 'footer'),
  ].map(({ path, link, title }) => ({ path, link, title: fullTitle(title) }))
  const headerPaths = metas(content).flatMap(({ meta }) =>
    meta.menu === 'footer' ? [] : meta.path,
  )
  const headerPages = pages.filter(({ path }) => headerPaths.includes(path))
  /** The cases, the articles, and the pages in no menu. */
  const others: TestedPage[] = [
    ...entries.cases.map((entry) => ({ ...entry, link: entry.company })),
    ...entries.articles.map((entry) => ({ ...entry, link: entry.title })),
    ...entries.pages.filter(({ menu }) => menu === 'none'),
  ].map(({ path, link, title }) => ({
    ...{ path, link: withoutSoftHyphens(link), title: fullTitle(title) },
  }))
  const pageAt = ({ meta }: { meta: { path: string } }) =>
    pages.find((page) => page.path === meta.path)!
  const [homePage, servicesPage, aboutPage] = [pageAt(home), pageAt(services), pageAt(about)]

  /** What comes before every path of the language: `/es`, or nothing in the first one. */
  const prefix = homePage.path.replace(/\/$/, '')
  const missing = { path: `${prefix}/no-such-page`, title: fullTitle(notFound.meta.title) }
  const everyPage = [...pages, ...others, missing]
  /** Without the second case, article and page of text, and those after it. */
  const pageOfEachKind = everyPage.filter(({ path }) =>
    Object.values(entries).every((kind) => kind.findIndex((entry) => entry.path === path) < 1),
  )
  return {
    pages,
    headerPages,
    others,
    homePage,
    servicesPage,
    aboutPage,
    prefix,
    missing,
    everyPage,
    pageOfEachKind,
  }
}

export const {
  pages,
  headerPages,
  others,
  homePage,
  servicesPage,
  aboutPage,
  prefix,
  missing,
  everyPage,
  pageOfEachKind,
} = pagesIn({ content, entries })

/** The names of the sections in `<main>`, in order, from the ids of their headings. */
export function sectionsOf(html: string): string[] {
  const [main = ''] = html.split('</main>')
  const ids = [...main.matchAll(/aria-labelledby="([a-z]+)-heading"/g)].map(([, name]) => name!)
  return [...new Set(ids)]
}
