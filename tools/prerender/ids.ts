import type { Page } from '../../src/content/page.ts'
import { problemAt } from '../content/files/language-files.ts'
import type { ContentProblem } from '../content/problem.ts'
import type { LanguageContent } from '../content/read-content.ts'

const idsIn = (html: string) =>
  Array.from(html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g), ([, id]) => id!)

/**
 * The ids that a page has more than once: a link, a label or a script finds only the first. Most ids are those of
 * components, but the slug of a service is one, too.
 *
 * @param first the first language, which has the slugs
 */
export function repeatedIds(
  html: string,
  page: Pick<Page, 'path' | 'source'>,
  { sources }: Pick<LanguageContent, 'sources'>,
  first: LanguageContent,
): ContentProblem[] {
  const ids = idsIn(html)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return [...repeated].map((id) => {
    const service = first.content.services.findIndex(({ slug }) => slug === id)
    const message = `is “${id}”, which is the id of another part of ${page.path}. Choose another.`
    return service < 0
      ? {
          file: sources.get(page.source)!.file,
          place: 'The page',
          message: `has the id “${id}” twice, so that links lead only to the first. Rename what it comes from, such as a footnote.`,
        }
      : problemAt([first.files], { file: 'services', path: [service, 'slug'], message })
  })
}

/** Links to places that their pages do not have. */
export function deadPlaces(
  documents: { address: string; html: string }[],
  { placeLinks }: Pick<LanguageContent, 'placeLinks'>,
): ContentProblem[] {
  const linked = new Set(placeLinks.map(({ path }) => path))
  const idsOf = new Map(
    documents
      .filter(({ address }) => linked.has(address))
      .map(({ address, html }) => [address, idsIn(html)]),
  )
  return placeLinks.flatMap(({ path, id, problem }) =>
    idsOf.get(path)!.includes(id) ? [] : [problem],
  )
}
