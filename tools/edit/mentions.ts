import type { State } from './protocol.ts'
import { renamedEntries, renamedServices } from './references.ts'
import { placeName } from './server-names.ts'
import { partsOf, type Raw } from './values.ts'

/** Texts that still speak of a service, or of the firm of a case, that a change removes. Only a person can change them. */
export function mentionsOf(before: State['languages'], after: State['languages']) {
  const codes = after.map(({ code }) => code)
  const removedIn = (renames: Map<string, string | undefined>) =>
    [...renames.keys()].filter((name) => !renames.get(name))
  const slugs = removedIn(renamedServices(before, after))
  const entries = removedIn(renamedEntries(before, after))
  const servicesIn = (files: Record<string, Raw> = {}): Raw[] => files.services ?? []
  // Translations have no slugs.
  const positions = servicesIn(before[0]?.files).flatMap(({ slug }, index) =>
    slugs.includes(slug) ? index : [],
  )
  return after.flatMap(({ code: language, files }) => {
    const was: Record<string, Raw> = before.find(({ code }) => code === language)?.files ?? {}
    const services = servicesIn(was)
    const names = [
      ...positions.map((index) => services[index]?.title),
      ...entries.map((file) => was[file]?.company),
    ].filter(Boolean)
    if (names.length === 0) return []
    const roots = positions.flatMap((index) => ownRoot(services, index) ?? [])
    return Object.entries(files).flatMap(([file, content]) =>
      textsIn(content).flatMap(({ path, value }) => {
        const words = mentionIn(value, names, roots)
        const what = `speaks of it, which only you can change: “${words}”`
        return words ? [{ where: placeName({ language, file, path }, codes), what }] : []
      }),
    )
  })
}

/** Without slugs and the like. */
const textsIn = (value: Raw) =>
  [...partsOf(value)].filter(({ value }) => typeof value === 'string' && !/^[a-z\d-]*$/.test(value))

function mentionIn(text: string, names: string[], roots: string[]): string | undefined {
  const name = names.find((each) => text.toLowerCase().includes(each.toLowerCase()))
  if (name) return name
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => roots.includes(rootOf(word)))
  const found = words.slice(at, at + 3).join(' ')
  return at < 0 ? undefined : found.replace(/\P{L}+$/u, '')
}

/** The start of a word, which its other forms have, too: `foreca`, `pronos`. */
const rootOf = (word: string) =>
  word.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase().slice(0, 6)

/** The root that the texts of a service have most often, and those of no other service have. */
function ownRoot(services: Raw[], index: number): string | undefined {
  const [words = [], ...others] = [services[index], ...services.toSpliced(index, 1)].map(
    (service) => textsIn(service).flatMap(({ value }) => value.split(/\s+/).map(rootOf)),
  )
  const known = new Set(others.flat())
  const roots = words.filter((root: string) => root.length === 6 && !known.has(root))
  const [most = []] = [...Map.groupBy<string, string>(roots, (root) => root).values()].sort(
    (one, other) => other.length - one.length,
  )
  // Fewer may be chance.
  return most.length > 2 ? most[0] : undefined
}
