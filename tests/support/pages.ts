import { type Content, camelCase } from '../../content/schema/index.ts'
import { pagesOf } from '../../tools/build/content/pages.ts'
import type { LanguageContent } from '../../tools/build/content/read-content.ts'
import { content } from './content.ts'

type TestedPage = { path: string; link: string; title: string; content: object }

/** The pages of a language. */
export function pagesIn({ content }: Pick<LanguageContent, 'content'>) {
  const { about, home, notFound, servicesPage: services, site } = content
  const fullTitle = (title: string) => `${title} | ${site.brand}`

  /** Every page except the 404 page. */
  const pages: TestedPage[] = Object.values(pagesOf(content)).map(({ file, path, link }) => {
    const page = content[camelCase(file) as keyof Content] as { meta: { title: string } }
    return { path, link, title: fullTitle(page.meta.title), content: page }
  })
  const pageAt = ({ meta }: { meta: { path: string } }) =>
    pages.find((page) => page.path === meta.path)!
  const [homePage, servicesPage, aboutPage] = [pageAt(home), pageAt(services), pageAt(about)]

  /** What comes before every path of the language: `/es`, or nothing in the first one. */
  const prefix = homePage.path.replace(/\/$/, '')
  const missing = { path: `${prefix}/no-such-page`, title: fullTitle(notFound.meta.title) }
  const everyPage = [...pages, missing]
  return { pages, homePage, servicesPage, aboutPage, prefix, missing, everyPage }
}

export const { pages, homePage, servicesPage, aboutPage, prefix, missing, everyPage } = pagesIn({
  content,
})

/** The names of the sections in `<main>`, in order, from the ids of their headings. */
export function sectionsOf(html: string): string[] {
  const [main = ''] = html.split('</main>')
  const ids = [...main.matchAll(/aria-labelledby="([a-z]+)-heading"/g)].map(([, name]) => name!)
  return [...new Set(ids)]
}
