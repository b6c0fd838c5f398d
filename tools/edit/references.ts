import { isDeepStrictEqual } from 'node:util'
import { visit } from 'unist-util-visit'
import { parser } from '../prerender/content/markdown.ts'
import { prefixOf } from '../prerender/content/pages.ts'
import { filePathOf } from './content-files.ts'
import type { Path, Place, Problem, State } from './protocol.ts'
import { isMarkdown } from './schema.ts'
import { placeName } from './server-names.ts'
import { partsOf, type Raw, valueIn } from './values.ts'

type Languages = State['languages']

/** What refers to something that a change renames or removes, and what is to be there instead. */
type Reference = { where: string; what: string; edits: (Place & { value: unknown })[] }

/** By the old names; undefined for what is removed. */
type Renames = Map<string, string | undefined>

/** What has to change along with a change, and where that is not possible. */
export function referencesTo(before: Languages, after: Languages) {
  const codes = after.map(({ code }) => code)
  const references: Reference[] = []
  const refusals: Problem[] = []
  const services = renamedServices(before, after)
  const entries = renamedEntries(before, after)
  const follow = linkFollower(before, after, services, entries)

  for (const { code: language, files } of after)
    for (const [file, value] of Object.entries<Raw>(files)) {
      const place = (path: Path) => ({ language, file: entries.get(file) ?? file, path })
      const where = placeName({ language, file, path: [] }, codes)
      const set = (path: Path, to: unknown, what: string, part = '') =>
        references.push({ where: where + part, what, edits: [{ ...place(path), value: to }] })

      if (entries.has(file)) {
        const to = entries.get(file)
        const what = `is its translation and will ${to ? 'have its new name' : 'be removed too'}`
        const removed = { language, file, path: [], value: undefined }
        references.push({ where, what, edits: [removed, ...(to ? [{ ...place([]), value }] : [])] })
        if (!to) continue
      }
      for (const { path, value: list } of partsOf(value)) {
        if (!Array.isArray(list)) continue
        const left = withServices(list, path, after[0]!.files[file], services)
        if (isDeepStrictEqual(left, list)) continue
        const isSlugs = path.at(-1) === 'services'
        const { name, when } = valueIn(value, path.slice(0, -1))
        const part = isSlugs ? (name ?? when) : path[0]
        const loses = isSlugs ? 'will no longer name this service' : 'loses this service'
        const isRenamed = left.length === list.length
        const what = isRenamed ? 'names this service and will name it by its new address' : loses
        set(path, left.length > 0 ? left : undefined, what, part ? `, ${part}` : '')
        if (left.length === 0 && file.startsWith('cases/'))
          refusals.push({
            ...{ where, at: place(path), file: filePathOf(place([])), place: 'services' },
            message:
              'is about this service only. Give it another service first, or remove the case.',
          })
      }
      const links = isMarkdown(file)
        ? [{ path: ['body'], now: value.body, to: withLinks(value.body, follow) }]
        : [...partsOf(value)]
            .filter(({ path, value }) => path.at(-1) === 'href' && typeof value === 'string')
            .map(({ path, value }) => ({ path, now: value, to: follow(value) }))
      const edits = links
        .filter(({ now, to }) => to !== now)
        .map(({ path, to }) => ({ ...place(path), value: to }))
      const what = 'links to it and will lead to its new address'
      if (edits.length > 0) references.push({ where, what, edits })
    }
  return { references, refusals }
}

/**
 * A list with the new slugs of services, and without those that are removed. It is a list of slugs, `services`, or its
 * entries have a slug, `service`, in the first language.
 */
function withServices(list: Raw[], path: Path, original: Raw, services: Renames): Raw[] {
  const slugOf = (entry: Raw, index: number) =>
    path.at(-1) === 'services' ? entry : valueIn(original, [...path, index, 'service'])
  return list.flatMap((entry, index) => {
    const slug = slugOf(entry, index)
    const to = services.get(slug)
    if (to === undefined) return services.has(slug) ? [] : [entry]
    if (entry === slug) return [to]
    return [entry.service ? { ...entry, service: to } : entry]
  })
}

/** A slug that another one replaces at the same position is renamed. */
export function renamedServices(before: Languages, after: Languages): Renames {
  const [was = [], now = []] = [before, after].map((languages) => {
    const services = languages[0]?.files.services
    return Array.isArray(services) ? services.map((each): string => each?.slug) : []
  })
  const newSlug = (index: number) =>
    was.length === now.length && !was.includes(now[index]!) ? now[index] : undefined
  return new Map(was.flatMap((slug, index) => (now.includes(slug) ? [] : [[slug, newSlug(index)]])))
}

/** A Markdown file of the first language that a new one in its folder replaces is renamed. */
export function renamedEntries(before: Languages, after: Languages): Renames {
  const [was = [], now = []] = [before, after].map((languages) =>
    Object.keys(languages[0]?.files ?? {}).filter(isMarkdown),
  )
  const lost = was.filter((file) => !now.includes(file))
  const added = now.filter((file) => !was.includes(file))
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
function linkFollower(before: Languages, after: Languages, services: Renames, entries: Renames) {
  const addresses: Renames = new Map()
  const servicesPages: unknown[] = []
  for (const [index, { code, files }] of before.entries()) {
    const prefix = index === 0 ? '' : prefixOf(code)
    const filesAfter = after.find((each) => each.code === code)?.files ?? files
    servicesPages.push(pageAddress('services-page', files, prefix))
    for (const file of Object.keys(files)) {
      const from = pageAddress(file, files, prefix)
      const to = pageAddress(entries.get(file) ?? file, filesAfter, prefix)
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

function pageAddress(file: string, files: Record<string, Raw>, prefix: string): string | undefined {
  const [folder, slug] = file.split('/')
  const { meta, page } = files[slug && folder === 'cases' ? 'work' : folder!] ?? {}
  const last = files[file]?.address ?? slug
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
