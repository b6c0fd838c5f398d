import { type Content, camelCase } from '../../content/schema/index.ts'
import { pagesOf } from '../../tools/build/content/pages.ts'
import { about, content, home, notFound, servicesPage as services, site } from './content.ts'

type TestedPage = { path: string; link: string; title: string; content: object }

const fullTitle = (title: string) => `${title} | ${site.brand}`

/** Every page except the 404 page. */
export const pages: TestedPage[] = Object.values(pagesOf(content)).map(({ file, path, link }) => {
  const page = content[camelCase(file) as keyof Content] as { meta: { title: string } }
  return { path, link, title: fullTitle(page.meta.title), content: page }
})

const pageAt = ({ meta }: { meta: { path: string } }) =>
  pages.find((page) => page.path === meta.path)!

/** The pages that tests name. */
export const [homePage, servicesPage, aboutPage] = [home, services, about].map(pageAt) as [
  TestedPage,
  TestedPage,
  TestedPage,
]

export const missing = { path: '/no-such-page', title: fullTitle(notFound.meta.title) }

export const everyPage = [...pages, missing]

/** The names of the sections in `<main>`, in order, from the ids of their headings. */
export function sectionsOf(html: string): string[] {
  const [main = ''] = html.split('</main>')
  const ids = [...main.matchAll(/aria-labelledby="([a-z]+)-heading"/g)].map(([, name]) => name!)
  return [...new Set(ids)]
}
