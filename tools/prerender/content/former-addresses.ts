import { indexPaths } from '../../../src/content/articles.ts'
import type { Entries } from '../../../src/content/entries.ts'
import type { PageFault } from './cross-checks.ts'
import type { Unchecked } from './entry-files.ts'
import { entryName, everyPathOf, metas, pathsByName, withPrefix } from './pages.ts'
import type { LanguageContent } from './read-content.ts'

/** Where a page's former addresses are in the content. */
type Claim = { name: string; path: string; list: string[]; fault: Omit<PageFault, 'message'> }

/** Every page that has a `formerly`. Its values need not be checked yet. */
function claims(language: Unchecked, original: Unchecked | undefined): Claim[] {
  const { content, entryFiles } = language
  const paths = pathsByName(language, original)
  const prefix = content.home.meta.path.replace(/\/$/, '')
  const all = [
    ...metas(content).map(({ name, file, meta }) => ({
      ...{ name: String(name), list: meta.formerly },
      fault: { file, path: [...(file === 'privacy' ? ['page'] : []), 'meta'] },
    })),
    ...entryFiles.map(({ kind, slug, frontMatter }) => {
      const entry = entryName(kind, slug)
      return { name: entry, list: Object(frontMatter.value).formerly, fault: { entry, path: [] } }
    }),
  ]
  return all.flatMap(({ list, ...claim }) => {
    const path = paths.get(claim.name)
    if (path === undefined || !Array.isArray(list)) return []
    return { ...claim, path, list: list.map((from) => withPrefix(prefix, String(from))) }
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
  const found = claims(language, original)
  const direct = found.flatMap(({ list, path }) => list.map((from) => [from, path] as const))
  const listed = [...paths.keys()].filter((name) => name.startsWith(entryName('articles', '')))
  const current = [...paths.values(), ...(articles ? indexPaths(articles.meta, listed) : [])]
  const below = [...current.map((path) => [path, path] as const), ...direct].flatMap(([from, to]) =>
    [work, articles].flatMap((index) =>
      formsBelow(index?.meta, from).map((address) => [address, to] as const),
    ),
  )
  const addresses = new Map([...below, ...direct])
  for (const path of current) addresses.delete(path)
  return addresses
}

/** An address below an index, as it was below the former addresses of the index. */
function formsBelow(
  meta: { path: string; formerly?: string[] | undefined } | undefined,
  address: string,
): string[] {
  const { path = '', formerly = [] } = meta ?? {}
  const base = [path, ...formerly].find((each) => address.startsWith(`${each}/`))
  return base ? formerly.map((each) => each + address.slice(base.length)) : []
}

/** A former address has to lead to one page, and must not be that of another. */
export function formerAddressFaults<Language extends Unchecked & { entries: Entries }>(
  languages: Language[],
): { of: Language; fault: PageFault }[] {
  const pages = languages.flatMap(({ content, entries }) => everyPathOf(content, entries))
  const fileOf = ({ name, file }: { name: string; file?: string }) =>
    file ? `${file}.yaml` : `${name}.md`
  const taken = new Map(pages.map((page) => [page.path, `is the address of ${fileOf(page)}`]))
  return languages.flatMap((of) =>
    claims(of, languages[0]).flatMap(({ name, list, fault }) =>
      list.flatMap((from, at) => {
        const what = taken.get(from)
        const file = fileOf({ name, ...('file' in fault && { file: String(fault.file) }) })
        taken.set(from, `is a former address of ${file}, too`)
        const message = `${what}. Remove it here or there: an address leads to one page.`
        const path = [...fault.path, 'formerly', at]
        return what ? [{ of, fault: { ...fault, path, message } as PageFault }] : []
      }),
    ),
  )
}

/**
 * The addresses of another build of the site, or of the live one, that lead nowhere now, by its sitemap. `page` is the
 * file that may have taken the place of one: write the address in its `formerly`.
 *
 * @param sitemap the text of that sitemap.xml
 */
export function goneAddresses(
  sitemap: string,
  languages: LanguageContent[],
): { address: string; page?: string }[] {
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!))
  const home = locations.find(({ pathname }) => pathname.endsWith('/'))?.pathname ?? '/'
  const before = locations.map(({ pathname }) => `/${decodeURI(pathname.slice(home.length))}`)
  const pages = languages.flatMap((each) =>
    everyPathOf(each.content, each.entries).map((page) => ({ ...page, each })),
  )
  const kept = new Set([
    ...pages.map(({ path }) => path),
    ...languages.flatMap((each) => [...formerAddresses(each, languages[0]).keys()]),
  ])
  const folderOf = (path: string) => path.replace(/[^/]*$/, '')
  const added = pages.filter(({ path }) => !before.includes(path))
  const lost = before.filter((path) => !kept.has(path))
  // What is below an index moves with it.
  const gone = lost.filter((path) => !lost.some((other) => path.startsWith(`${other}/`)))
  return gone.map((address) => {
    const inFolder = (path: string) => folderOf(path) === folderOf(address)
    const [page, ...others] = added.filter(({ path }) => inFolder(path))
    if (!page || others.length > 0 || gone.filter(inFolder).length > 1) return { address }
    const file = page.file ? `${page.file}.yaml` : `${page.name}.md`
    return { address, page: `content/${page.each.language}/${file}` }
  })
}
