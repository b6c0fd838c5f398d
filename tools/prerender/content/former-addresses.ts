import { indexPaths } from '../../../src/content/articles.ts'
import type { Entries } from '../../../src/content/entries.ts'
import type { FileName } from '../../../src/content/index.ts'
import type { PageFault } from './cross-checks.ts'
import type { Unchecked } from './entry-files.ts'
import {
  entryName,
  everyPathOf,
  fileOfPage,
  metas,
  pathsByName,
  prefixIn,
  withPrefix,
} from './pages.ts'

/** Where a page's former addresses are in the content. */
type Claim = { name: string; file?: FileName; path: string[]; to: string; list: string[] }

/** Every page that has a `formerly`. Its values need not be checked yet. */
function claims(language: Unchecked, original: Unchecked | undefined): Claim[] {
  const { content, entryFiles } = language
  const paths = pathsByName(language, original)
  const prefix = prefixIn(content)
  const all = [
    ...metas(content).map(({ meta, ...page }) => ({ ...page, list: meta.formerly })),
    ...entryFiles.map(({ kind, slug, frontMatter: { value } }) => ({
      ...{ name: entryName(kind, slug), path: [], list: Object(value).formerly },
    })),
  ]
  return all.flatMap(({ list, ...page }) => {
    const to = paths.get(page.name)
    if (to === undefined || !Array.isArray(list)) return []
    return { ...page, to, list: list.map((from) => withPrefix(prefix, String(from))) }
  })
}

/**
 * Where each former address of a language leads: always to a page of today, never to another former address. What is
 * below an index, such as a case, has moved with it.
 *
 * @param original the first language, which may be this one
 */
export function formerAddresses(
  language: Unchecked,
  original: Unchecked | undefined,
): Map<string, string> {
  const { work, articles } = language.content
  const paths = pathsByName(language, original)
  const direct = claims(language, original).flatMap(({ list, to }) =>
    list.map((from) => [from, to] as const),
  )
  const listed = [...paths.keys()].filter((name) => name.startsWith(entryName('articles', '')))
  const current = [...paths.values(), ...(articles ? indexPaths(articles.meta, listed) : [])]
  const indexes = [work, articles].flatMap((index) => index?.meta ?? [])
  const below = [...current.map((path) => [path, path] as const), ...direct].flatMap(([from, to]) =>
    indexes.flatMap(({ path, formerly = [] }) => {
      const base = [path, ...formerly].find((each) => from.startsWith(`${each}/`))
      return base ? formerly.map((each) => [each + from.slice(base.length), to] as const) : []
    }),
  )
  const addresses = new Map([...below, ...direct])
  for (const path of current) addresses.delete(path)
  return addresses
}

/** A former address has to lead to one page, and must not be that of another. */
export function formerAddressFaults<Language extends Unchecked & { entries: Entries }>(
  languages: Language[],
): { of: Language; fault: PageFault }[] {
  const pages = languages.flatMap(({ content, entries }) => everyPathOf(content, entries))
  const taken = new Map(pages.map((page) => [page.path, `is the address of ${fileOfPage(page)}`]))
  return languages.flatMap((of) =>
    claims(of, languages[0]).flatMap(({ list, ...page }) =>
      list.flatMap((from, at) => {
        const what = taken.get(from)
        taken.set(from, `is a former address of ${fileOfPage(page)}, too`)
        const message = `${what}. Remove it here or there: an address leads to one page.`
        const where = page.file ? { file: page.file } : { entry: page.name }
        const path = [...page.path, 'formerly', at]
        return what ? [{ of, fault: { ...where, path, message } }] : []
      }),
    ),
  )
}
