import type { Page } from '../../src/content/page.ts'
import type { LanguageContent } from '../../tools/content/read-content.ts'
import { tested } from './content.ts'

type TestedPage = Pick<Page, 'path' | 'kind' | 'crumbs'> & {
  /** Its name in menus or in the index that lists it. */
  link: string
  /** With the brand, as the document has it. */
  title: string
}

export function pagesIn({ content, pages: all }: Pick<LanguageContent, 'content' | 'pages'>) {
  const isCanonical = ({ path, canonical }: Page) => path === canonical
  const testedPage = ({ path, kind, crumbs, menu, title }: Page): TestedPage => ({
    ...{ path: path || `${content.prefix}/no-such-page`, kind, crumbs },
    link: menu?.text ?? crumbs.at(-1)!.text,
    title: `${title} | ${content.site.brand}`,
  })
  const list = (isPart: (page: Page) => unknown) =>
    all.filter((page) => isCanonical(page) && isPart(page)).map(testedPage)
  const pageOf = (kind: string) => list((page) => page.kind === kind)[0]!
  const everyPage = list(() => true)
  return {
    /** The pages in the footer. */
    pages: list(({ menu }) => menu),
    headerPages: list(({ menu }) => menu?.inHeader),
    /** The cases, the articles, and the pages in no menu. */
    others: list(({ menu, path }) => !menu && path),
    homePage: pageOf('home'),
    servicesPage: pageOf('services'),
    aboutPage: pageOf('about'),
    missing: pageOf('not-found'),
    /** What comes before every path of the language: `/es`, or nothing in the first one. */
    prefix: content.prefix,
    everyPage,
    pageOfEachKind: [...Map.groupBy(everyPage, ({ kind }) => kind).values()].map(
      ([first]) => first!,
    ),
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
} = pagesIn(tested)

/** The names of the sections in `<main>`, in order, from the ids of their headings. */
export function sectionsOf(html: string): string[] {
  const [main = ''] = html.split('</main>')
  const ids = [...main.matchAll(/aria-labelledby="([a-z]+)-heading"/g)].map(([, name]) => name!)
  return [...new Set(ids)]
}
