import { isDeepStrictEqual } from 'node:util'
import { visit } from 'unist-util-visit'
import { parser } from '../prerender/content/markdown.ts'
import { prefixOf } from '../prerender/content/pages.ts'
import { type Contents, filePathOf, isMarkdown } from './content-files.ts'
import { placeName } from './named-problem.ts'
import type { Path, Place, Problem } from './protocol.ts'
import { partsOf, type Raw, valueIn } from './values.ts'

/** What refers to something that a change renames or removes, and what is to be there instead. */
type Reference = { where: string; what: string; edits: (Place & { value: unknown })[] }

/** New names by the old ones; undefined for what is removed. */
export type Renames = Map<string, string | undefined>

/** Lists whose entries name a service by its slug, by their files. */
const serviceLists: Record<string, Path> = { home: ['board', 'rows'], pricing: ['offers'] }

const renamed = 'names this service and will name it by its new address'

/** What has to change along with a change, and where that is not possible. */
export function referencesTo(before: Contents, after: Contents) {
  const languages = [...after.keys()]
  const originals = firstOf(after)
  const references: Reference[] = []
  const refusals: Problem[] = []
  const services = renamedServices(before, after)
  const isGone = (slug: string) => services.has(slug) && !services.get(slug)
  const entries = renamedEntries(before, after)
  const follow = linkFollower(before, after, services, entries)

  for (const [language, files] of after)
    for (const [file, value] of files) {
      const place = (path: Path) => ({ language, file: entries.get(file) ?? file, path })
      const where = placeName({ language, file, path: [] }, languages)
      const set = (path: Path, to: unknown, what: string, part = '') =>
        references.push({ where: where + part, what, edits: [{ ...place(path), value: to }] })

      if (entries.has(file)) {
        const to = entries.get(file)
        const what = `is its translation and will ${to ? 'have its new name' : 'be removed too'}`
        const removed = { language, file, path: [], value: undefined }
        references.push({ where, what, edits: [removed, ...(to ? [{ ...place([]), value }] : [])] })
        if (!to) continue
      }
      const list = serviceLists[file] ?? []
      const rows = listAt(value, list)
      const original = listAt(originals.get(file), list)
      const left = rows
        .filter((_, index) => !isGone(original[index]?.service))
        .map((row) => ({ ...row, ...serviceOf(row, services) }))
      if (!isDeepStrictEqual(left, rows))
        set(list, left, left.length < rows.length ? 'loses this service' : renamed, `, ${list[0]}`)

      for (const [path, part] of slugLists(file, value)) {
        const slugs: string[] = listAt(value, path)
        if (!slugs.some((slug) => services.has(slug))) continue
        const now = slugs.flatMap((slug) => (isGone(slug) ? [] : (services.get(slug) ?? slug)))
        const what = slugs.some(isGone) ? 'will no longer name this service' : renamed
        set(path, now.length > 0 ? now : undefined, what, part)
        if (now.length === 0 && file.startsWith('cases/'))
          refusals.push({
            ...{ where, at: place(path), file: filePathOf(place([])), place: 'services' },
            message:
              'is about this service only. Give it another service first, or remove the case.',
          })
      }
      if (file === 'work' && entries.has(`cases/${value.onHome}`)) {
        const to = entries.get(`cases/${value.onHome}`)
        const what = to ? 'will show this case by its new name' : 'will no longer show this case'
        set(['onHome'], to?.replace('cases/', ''), what, ', board of the home page')
      }
      const links = isMarkdown(file)
        ? [{ path: ['body'], now: value.body, to: withLinks(value.body, follow) }]
        : [...partsOf(value)]
            .filter(({ path, value }) => path.at(-1) === 'href' && typeof value === 'string')
            .map(({ path, value }) => ({ path, now: value, to: follow(value) }))
      const edits = links.flatMap(({ path, now, to }) =>
        to === now ? [] : [{ ...place(path), value: to }],
      )
      const what = 'links to it and will lead to its new address'
      if (edits.length > 0) references.push({ where, what, edits })
    }
  return { references, refusals }
}

export const firstOf = (contents: Contents): Map<string, Raw> =>
  [...contents.values()][0] ?? new Map()

const listAt = (value: Raw, path: Path): Raw[] => {
  const list = path.length > 0 ? valueIn(value, path) : []
  return Array.isArray(list) ? list : []
}

/** Lists of slugs: of a Markdown file, and of each person and year on the about page. */
function slugLists(file: string, value: Raw): [Path, string][] {
  if (isMarkdown(file)) return [[['services'], '']]
  const ofEach = (path: Path, key: string): [Path, string][] =>
    listAt(value, path).map((each, index) => [[...path, index, 'services'], `, ${each[key]}`])
  return file === 'about'
    ? [...ofEach(['people', 'people'], 'name'), ...ofEach(['story', 'events'], 'when')]
    : []
}

const serviceOf = ({ service }: Raw, services: Renames) =>
  services.get(service) ? { service: services.get(service) } : {}

/** A slug that another one replaces at the same position is renamed. */
export function renamedServices(before: Contents, after: Contents): Renames {
  const [was = [], now = []] = [before, after].map((contents) => {
    const services = firstOf(contents).get('services')
    return Array.isArray(services) ? services.map((each): string => each?.slug) : []
  })
  const newSlug = (index: number) =>
    was.length === now.length && !was.includes(now[index]!) ? now[index] : undefined
  return new Map(was.flatMap((slug, index) => (now.includes(slug) ? [] : [[slug, newSlug(index)]])))
}

/** A Markdown file of the first language that a new one in its folder replaces is renamed. */
export function renamedEntries(contents: Contents, changed: Contents): Renames {
  const [before, after] = [firstOf(contents), firstOf(changed)]
  const lost = [...before.keys()].filter((file) => isMarkdown(file) && !after.has(file))
  const added = [...after.keys()].filter((file) => isMarkdown(file) && !before.has(file))
  return new Map(
    lost.map((file) => {
      const inFolder = (other: string) => other.startsWith(file.replace(/[^/]*$/, ''))
      const [to, ...others] = added.filter(inFolder)
      const isOne = others.length === 0 && lost.filter(inFolder).length === 1
      return [file, isOne ? to : undefined]
    }),
  )
}

/** What a link has to be after a change. Links to what is removed stay: the check reports them. */
function linkFollower(before: Contents, after: Contents, services: Renames, entries: Renames) {
  const addresses: Renames = new Map()
  const servicesPages: unknown[] = []
  const [first] = after.keys()
  for (const [language, files] of before) {
    const prefix = language === first ? '' : prefixOf(language)
    servicesPages.push(pageAddress('services-page', files, prefix))
    for (const file of files.keys()) {
      const from = pageAddress(file, files, prefix)
      const to = pageAddress(entries.get(file) ?? file, after.get(language) ?? files, prefix)
      if (from && to && from !== to) addresses.set(from, to)
    }
  }
  return (link: string) => {
    const [page = '', id] = link.split('#')
    const isServices = servicesPages.includes(page)
    if (!addresses.has(page) && !isServices) return link
    const toId = isServices ? (services.get(id ?? '') ?? id) : id
    return (addresses.get(page) ?? page) + (toId === undefined ? '' : `#${toId}`)
  }
}

function pageAddress(file: string, files: Map<string, Raw>, prefix: string): string | undefined {
  const [folder, slug] = file.split('/')
  const { meta, page } = files.get(slug && folder === 'cases' ? 'work' : folder!) ?? {}
  const last = files.get(file)?.address ?? slug
  const index = slug && folder === 'pages' ? '' : (meta?.path ?? page?.meta?.path)
  if (typeof index !== 'string') return undefined
  return prefix + (slug ? `${index}/${last}` : index).replace(/^\/$/, '') || '/'
}

/** A Markdown text with other links, also those defined below it. */
function withLinks(text: string, follow: (link: string) => string): string {
  const links: { start: number; end: number; url: string }[] = []
  visit(parser.parse(text), ['link', 'definition'], (node) => {
    const { position, url } = node as Raw
    links.push({ start: position.start.offset, end: position.end.offset, url })
  })
  // From the end, so that the positions before stay right.
  return links
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, url }) => {
      const at = all.lastIndexOf(url, end - url.length)
      return at < start ? all : all.slice(0, at) + follow(url) + all.slice(at + url.length)
    }, text)
}
