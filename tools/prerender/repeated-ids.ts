import { problemAt } from '../content/language-files.ts'
import { everyPathOf, fileOfPage, prefixIn } from '../content/pages.ts'
import type { ContentProblem } from '../content/problem.ts'
import type { LanguageContent } from '../content/read-content.ts'

/**
 * The ids that a page has more than once: a link, a label or a script finds only the first. Most ids are those of
 * components, but the slug of a service is one, too.
 *
 * @param first the first language, which has the slugs
 */
export function repeatedIds(
  html: string,
  path: string,
  language: LanguageContent,
  first: LanguageContent,
): ContentProblem[] {
  const ids = Array.from(html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g), ([, id]) => id!)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  const pages = pageFiles([language])
  return [...repeated].map((id) => {
    const service = first.content.services.findIndex(({ slug }) => slug === id)
    const message = `is “${id}”, which is the id of another part of ${path}. Choose another.`
    return service < 0
      ? {
          file: (pages.find((page) => page.path === path) ?? pages.at(-1)!).source,
          place: 'The page',
          message: `has the id “${id}” twice, so that links lead only to the first. Rename what it comes from, such as a footnote.`,
        }
      : problemAt([first.files], { file: 'services', path: [service, 'slug'], message })
  })
}

/** Every page of every language, with the file that has its words. The page for missing ones is the last of a language. */
export const pageFiles = (languages: LanguageContent[]) =>
  languages.flatMap(({ language, content, entries }) => {
    const path = `${prefixIn(content)}/404`
    const missing = { path, file: 'not-found' as const }
    return [...everyPathOf(content, entries), missing].map((page) => ({
      ...{ path: page.path, source: `content/${language}/${fileOfPage(page)}` },
    }))
  })
