import { about } from '../../src/content/about.ts'
import { home } from '../../src/content/home.ts'
import { notFound } from '../../src/content/not-found.ts'
import { servicesPage } from '../../src/content/services-page.ts'
import { site } from '../../src/content/site.ts'

const page = <Path extends string>(path: Path, { title }: { title: string }) => ({
  path,
  link: site.pages.find(({ href }) => href === path)!.text,
  title: `${title} | ${site.brand}`,
})

/** The site's pages (product decisions, "Routes and navigation"). */
export const pages = [
  page('/', home.meta),
  page('/services', servicesPage.meta),
  page('/about', about.meta),
] as const

export const missing = {
  path: '/no-such-page',
  title: `${notFound.meta.title} | ${site.brand}`,
} as const

export const everyPage = [...pages, missing]

/** The sections of a document's main part in their order, by the ids of their headings. */
export function sectionsOf(html: string): string[] {
  const [main = ''] = html.split('</main>')
  const ids = [...main.matchAll(/aria-labelledby="([a-z]+)-heading"/g)].map(([, name]) => name!)
  return [...new Set(ids)]
}
