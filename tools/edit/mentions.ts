import type { Contents } from './content-files.ts'
import { placeName } from './named-problem.ts'
import { firstOf, type Renames, renamedEntries, renamedServices } from './references.ts'
import { partsOf, type Raw } from './values.ts'

/** Texts that still speak of a service, or of the firm of a case, that a change removes. Only a person can change them. */
export function mentionsOf(before: Contents, after: Contents) {
  const languages = [...after.keys()]
  const slugs: string[] =
    firstOf(before)
      .get('services')
      ?.map(({ slug }: Raw) => slug) ?? []
  const services = removed(renamedServices(before, after)).map((slug) => slugs.indexOf(slug))
  const entries = removed(renamedEntries(before, after))
  return languages.flatMap((language) => {
    const files = before.get(language)
    const all: Raw[] = files?.get('services') ?? []
    const names = [
      ...services.map((index) => all[index]?.title),
      ...entries.map((file) => files?.get(file)?.company),
    ].filter(Boolean)
    const roots = services.flatMap((index) => ownRoot(all, index) ?? [])
    if (names.length === 0) return []
    return [...after.get(language)!].flatMap(([file, content]) =>
      textsIn(content).flatMap(({ path, value }) => {
        const words = mentionIn(value, names, roots)
        const what = `speaks of it, which only you can change: “${words}”`
        return words ? [{ where: placeName({ language, file, path }, languages), what }] : []
      }),
    )
  })
}

const removed = (renames: Renames) => [...renames].flatMap(([name, to]) => (to ? [] : name))

/** Without slugs and the like. */
const textsIn = (value: Raw): { path: (string | number)[]; value: string }[] =>
  [...partsOf(value)].filter(({ value }) => typeof value === 'string' && !/^[a-z\d-]*$/.test(value))

function mentionIn(text: string, names: string[], roots: string[]): string | undefined {
  const name = names.find((each) => text.toLowerCase().includes(each.toLowerCase()))
  if (name) return name
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => roots.includes(rootOf(word)))
  return at < 0
    ? undefined
    : words
        .slice(at, at + 3)
        .join(' ')
        .replace(/\P{L}+$/u, '')
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
  const roots = words.filter((root) => root.length === 6 && !known.has(root))
  const [most = []] = [...Map.groupBy(roots, (root) => root).values()].sort(
    (one, other) => other.length - one.length,
  )
  // Fewer may be chance.
  return most.length > 2 ? most[0] : undefined
}
