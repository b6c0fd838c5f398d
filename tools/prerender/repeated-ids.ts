import { everyPathOf, fileOfPage } from './content/pages.ts'
import type { ContentProblem } from './content/problem.ts'
import { type LanguageContent, placeOf } from './content/read-content.ts'

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
  return [...repeated].map((id) => {
    const service = first.content.services.findIndex(({ slug }) => slug === id)
    const steps = [service, 'slug']
    const message = `is “${id}”, which is the id of another part of ${path}. Choose another.`
    return service < 0
      ? {
          file: sourceOf(path, language),
          place: 'The page',
          message: `has the id “${id}” twice, so that links lead only to the first. Rename what it comes from, such as a footnote.`,
        }
      : first.files.get('services')!.problemAt(steps, placeOf('services', steps), message)
  })
}

/** The file that has the words of a page. */
export function sourceOf(path: string, { language, content, entries }: LanguageContent): string {
  const page = everyPathOf(content, entries).find((each) => each.path === path)
  return `content/${language}/${fileOfPage(page ?? { name: '', file: 'not-found' })}`
}

/** Every page of every language, with the file that has its words. */
export const pagesOf = (languages: LanguageContent[]) =>
  languages.flatMap((language) => {
    const { content, entries } = language
    const missing = `${content.home.meta.path.replace(/\/$/, '')}/404`
    const paths = [...everyPathOf(content, entries).map(({ path }) => path), missing]
    return paths.map((path) => ({ path, source: sourceOf(path, language) }))
  })
