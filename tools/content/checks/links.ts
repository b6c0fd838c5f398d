import type { Page } from '../../../src/content/page.ts'
import { kinds } from '../../../src/site.ts'
import type { ContentProblem } from '../problem.ts'

/** A link to a place on a page. Whether it is there is seen in the document. */
export type PlaceLink = { path: string; id: string; problem: ContentProblem }

/** The page in other languages: itself, what it is a variant of, the index that it is listed in, or the home page. */
export function translate(page: Page, languages: { language: string; pages: Page[] }[]) {
  const names = [page.name, page.kind, kinds[page.kind]!.index, 'home']
  return Object.fromEntries(
    languages.map(({ language, pages }) => {
      const found = names.map((name) => pages.find((each) => each.name === name && each.path))
      return [language, found.find((each) => each)!.path]
    }),
  )
}

/**
 * Finds the page that a link leads to. A link is written with the path in the first language, or in its own.
 *
 * @param original the pages of the first language
 */
export function linkResolver(pages: Page[], original: Page[]) {
  // Nothing leads to a draft.
  const linked = pages.filter(({ isDraft, path }) => !isDraft && path !== '')
  const paths = new Map(linked.map(({ path }) => [path, path]))
  for (const { name, path } of original) {
    const own = linked.find((page) => page.name === name)
    if (own) paths.set(path, own.path)
  }
  /** @returns undefined if there is no such page */
  return (
    link: string,
    ownPath: string,
  ): { href: string; path: string; id?: string } | undefined => {
    const [page = '', id] = link.split('#')
    const path = page === '' ? ownPath : paths.get(page)
    if (path === undefined) return undefined
    return { path, href: page === '' ? link : link.replace(page, path), ...(id && { id }) }
  }
}
