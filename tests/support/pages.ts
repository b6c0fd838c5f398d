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
  const tested = all
    .filter(({ path, canonical }) => path === canonical)
    .map(({ path, kind, crumbs, menu, title }): [TestedPage, Page['menu']] => [
      {
        ...{ path: path || `${content.prefix}/no-such-page`, kind, crumbs },
        link: menu?.text ?? crumbs.at(-1)!.text,
        title: `${title} | ${content.site.brand}`,
      },
      menu,
    ])
  const everyPage = tested.map(([page]) => page)
  const inMenu = (isPart: (menu: Page['menu']) => unknown) =>
    tested.filter(([, menu]) => isPart(menu)).map(([page]) => page)
  const pageOf = (kind: string) => everyPage.find((page) => page.kind === kind)!
  const missing = pageOf('not-found')
  return {
    /** The pages in the footer. */
    pages: inMenu((menu) => menu),
    headerPages: inMenu((menu) => menu?.inHeader),
    /** The cases, the articles, and the pages in no menu. */
    others: inMenu((menu) => !menu).filter((page) => page !== missing),
    homePage: pageOf('home'),
    servicesPage: pageOf('services'),
    aboutPage: pageOf('about'),
    missing,
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
