import { visit } from 'unist-util-visit'
import { parser } from '../build/content/markdown.ts'
import { prefixOf } from '../build/content/pages.ts'
import { type Contents, isMarkdown, pathOf, type Raw, valueAt } from './content-files.ts'
import { nameOfPlace } from './names.ts'
import type { Path, Place, Problem } from './protocol.ts'

type Setting = Place & { value: unknown }

/** What refers to something that a change renames or removes, and how it is to be changed along. */
export type Reference = { where: string; what: string; edits: Setting[] }

/** New names by the old ones; undefined for what is removed. */
type Renames = Map<string, string | undefined>

const renamed = 'names this service and will name it by its new address'

/** What else has to change with a change, and where that is not possible. */
export function referencesTo(before: Contents, after: Contents) {
  const languages = [...after.keys()]
  const references: Reference[] = []
  const refusals: Problem[] = []
  const whereIs = (language: string, file: string) =>
    nameOfPlace({ language, file, path: [] }, languages)
  const add = (where: string, what: string, ...edits: Setting[]) =>
    references.push({ where, what, edits })
  const each = (visitFile: (language: string, file: string, value: Raw) => void) => {
    for (const [language, files] of after)
      for (const [file, value] of files) visitFile(language, file, value)
  }

  const services = renamedServices(before, after)
  const isGone = (slug: unknown) => services.has(slug as string) && !services.get(slug as string)
  for (const { file, list, where, loses } of serviceLists) {
    const [original = []] = languages.map((code) => valueAt(after.get(code)!.get(file), list))
    const found = (original as Raw[]).filter(({ service }) => services.has(service))
    if (found.length === 0) continue
    const edits = languages.flatMap((language): Setting[] => {
      const entries: Raw[] | undefined = valueAt(after.get(language)!.get(file), list)
      const value = entries
        ?.filter((_, index) => !isGone(original[index]?.service))
        .map((entry) => ({ ...entry, ...serviceOf(entry, services) }))
      return value ? [{ language, file, path: list, value }] : []
    })
    add(where, found.some(({ service }) => isGone(service)) ? loses : renamed, ...edits)
  }
  each((language, file, { services: slugs }) => {
    if (!isMarkdown(file) || !Array.isArray(slugs) || !slugs.some((slug) => services.has(slug)))
      return
    const place = { language, file, path: ['services'] }
    const left = slugs.flatMap((slug) => (services.has(slug) ? (services.get(slug) ?? []) : slug))
    const where = whereIs(language, file)
    if (left.length === 0 && file.startsWith('cases/'))
      refusals.push({
        ...{ where, at: place, file: pathOf(place), place: 'services' },
        message: 'is about this service only. Give it another service first, or remove the case.',
      })
    const what = slugs.some(isGone) ? 'names this service and will no longer do so' : renamed
    add(where, what, { ...place, value: left.length > 0 ? left : undefined })
  })

  const [first = ''] = languages
  const entries = renamedEntries(before.get(first), after.get(first))
  for (const [file, to] of entries) {
    for (const language of languages.slice(1)) {
      const value = after.get(language)!.get(file)
      if (value === undefined) continue
      const what = to
        ? 'is its translation and will have its new name'
        : 'is its translation and will be removed too'
      const moved = to ? [{ language, file: to, path: [], value }] : []
      add(whereIs(language, file), what, { language, file, path: [], value: undefined }, ...moved)
    }
    const onHome = { language: first, file: 'work', path: ['onHome'] }
    if (file !== `cases/${valueAt(after.get(first)!.get('work'), onHome.path)}`) continue
    const what = to
      ? 'shows this case and will show it by its new name'
      : 'will no longer show this case'
    add('The board of the home page', what, { ...onHome, value: to?.split('/')[1] })
  }

  const follow = linkFollower(before, after, services, entries)
  each((language, file, value) => {
    if (entries.has(file) && !entries.get(file)) return
    const edits = isMarkdown(file)
      ? [{ path: ['body'], text: String(value.body), to: withLinks(String(value.body), follow) }]
      : hrefsIn(value).map(({ path, href }) => ({ path, text: href, to: follow(href) }))
    const changed = edits.filter(({ text, to }) => text !== to)
    if (changed.length === 0) return
    const what = 'links to it and will lead to its new address'
    const sets = changed.map(({ path, to }) => ({
      language,
      file: entries.get(file) ?? file,
      path,
      value: to,
    }))
    add(whereIs(language, file), what, ...sets)
  })
  return { references, refusals }
}

/** Lists whose entries name a service by its slug. */
const serviceLists = [
  {
    ...{ file: 'home', list: ['board', 'rows'], where: 'The board of the home page' },
    loses: 'loses the row of this service',
  },
  {
    ...{ file: 'pricing', list: ['offers'], where: 'The list of prices' },
    loses: 'loses the price of this service',
  },
]

const serviceOf = ({ service }: Raw, services: Renames) =>
  services.get(service) ? { service: services.get(service) } : {}

/** A slug that another one replaces at the same position is renamed. */
function renamedServices(before: Contents, after: Contents): Renames {
  const [was = [], now = []] = [before, after].map((contents): string[] => {
    const [files] = contents.values()
    const services: Raw = files?.get('services')
    return Array.isArray(services) ? services.map((service) => service?.slug) : []
  })
  const isSame = was.length === now.length
  return new Map(
    was.flatMap((slug, index) =>
      now.includes(slug)
        ? []
        : [[slug, isSame && !was.includes(now[index]!) ? now[index] : undefined]],
    ),
  )
}

/** A Markdown file that another one in its folder replaces is renamed. */
function renamedEntries(
  before: Map<string, Raw> = new Map(),
  after: Map<string, Raw> = new Map(),
): Renames {
  const only = (files: Map<string, Raw>, others: Map<string, Raw>, like: string) =>
    [...files.keys()].filter(
      (file) => isMarkdown(file) && !others.has(file) && file.split('/')[0] === like.split('/')[0],
    )
  return new Map(
    [...before.keys()]
      .filter((file) => isMarkdown(file) && !after.has(file))
      .map((file) => {
        const [to, ...others] = only(after, before, file)
        const isOne = others.length === 0 && only(before, after, file).length === 1
        return [file, isOne ? to : undefined]
      }),
  )
}

/** What a link has to be after a change. Links to what is removed stay: the check reports them. */
function linkFollower(before: Contents, after: Contents, services: Renames, entries: Renames) {
  const addresses: Renames = new Map()
  const servicesPages = new Set<string | undefined>()
  const [first] = after.keys()
  for (const [language, files] of before) {
    const prefix = language === first ? '' : prefixOf(language)
    const now = after.get(language)
    for (const file of files.keys()) {
      const from = addressOf(file, files, prefix)
      const to = now && addressOf(entries.get(file) ?? file, now, prefix)
      if (from && to && from !== to) addresses.set(from, to)
    }
    servicesPages.add(addressOf('services-page', files, prefix))
  }
  return (link: string) => {
    const [page = '', id] = link.split('#')
    const to = addresses.get(page)
    if (!to && !servicesPages.has(page)) return link
    const toId = servicesPages.has(page) ? (services.get(id ?? '') ?? id) : id
    return (to ?? page) + (toId === undefined ? '' : `#${toId}`)
  }
}

function addressOf(file: string, files: Map<string, Raw>, prefix: string): string | undefined {
  const [folder, slug] = file.split('/')
  const index = { cases: 'work', articles: 'articles' }[folder!]
  const { meta, page } = (slug ? files.get(index ?? '') : files.get(file)) ?? {}
  const own = slug && !index ? '' : (meta?.path ?? page?.meta?.path)
  if (typeof own !== 'string') return undefined
  const parts = slug ? `${own}/${slug}` : own
  return parts === '/' ? prefix || '/' : prefix + parts
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
      const at = all.lastIndexOf(url, end)
      const isIn = at >= start && at + url.length <= end
      return isIn ? all.slice(0, at) + follow(url) + all.slice(at + url.length) : all
    }, text)
}

function hrefsIn(value: Raw, path: Path = []): { path: Path; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries<Raw>(value).flatMap(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    return key === 'href' && typeof part === 'string'
      ? [{ path: at, href: part }]
      : hrefsIn(part, at)
  })
}
