import { labelOf } from '../names.ts'
import type { Path, Problem } from '../protocol.ts'
import { valueIn, withValue } from '../values.ts'
import { choose, save } from './changes.ts'
import { originalAt, savedAt, schemaOfPlace, typedAt } from './contents.ts'
import { listEdits } from './edits.ts'
import { fieldOf, isSame } from './places.ts'
import { settled } from './server.ts'
import { update, valuesOf } from './store.ts'

/**
 * Adds a copy of an entry after it, or, in a list of choices, the first one that is not there yet and may be there.
 * Values that rules forbid to be there twice, such as the address of a service, get others: then the panel shows the
 * new entry.
 *
 * @returns whether it is saved as it is
 */
export async function addEntry(file: string, path: Path, at: number): Promise<boolean> {
  await settled()
  const add = (entry: (list: unknown[]) => unknown, read = savedAt) =>
    listEdits(file, path, (list) => list.toSpliced(at + 1, 0, entry(list)), read)
  const copied = (list: unknown[]) => list[at]
  const { enum: choices = [] } = schemaOfPlace({ file, path }).part?.items ?? {}
  const list = originalAt(file, path) as unknown[]
  const missing = choices.filter((choice) => !list.includes(choice))
  const entries = missing.length > 0 ? missing.map((choice) => () => choice) : [copied]

  const typed = add(entries[0]!, typedAt)
  if (!isSame(valuesOf(typed), valuesOf(add(entries[0]!)))) {
    choose(typed)
    return false
  }
  let message = ''
  let problems: Problem[] = []
  for (const entry of entries) {
    const result = await save(add(entry), false)
    if (result.ok) return true
    ;({ message, problems } = result)
  }
  const place = [...path, at + 1]
  const taken = problems.map((problem) => pathInEntry(problem, file, place))
  if (taken.length === 0 || !taken.every((each) => each?.length)) {
    update({ status: message })
    return false
  }
  const paths = new Map(taken.map((each) => [each!.join('.'), each!]))
  // To tell it apart, although it may be the same.
  if (schemaOfPlace({ file, path: place }).part?.properties?.title) paths.set('title', ['title'])
  const changed = (list: unknown[]) =>
    [...paths.values()].reduce<unknown>((entry, inside) => {
      const value = valueIn(entry, inside)
      // A translation has no shared values.
      if (value === undefined) return entry
      const before = list.map((each) => valueIn(each, inside))
      return withValue(entry, inside, another(value, before))
    }, list[at])
  const { ok } = await save(add(changed))
  const names = [...paths.values()].map((inside) => labelOf(String(inside.at(-1))).toLowerCase())
  const others = new Intl.ListFormat('en').format(new Set(names))
  update({
    panel: { query: fieldOf({ file, path: place }) },
    status: ok ? `A copy is added, with another ${others}.` : 'Not saved yet.',
  })
  return false
}

/** Where in an entry a mistake is. */
function pathInEntry({ at }: Problem, file: string, entry: Path): Path | undefined {
  const isIn = at?.file === file && entry.every((key, step) => at.path[step] === key)
  return isIn ? at.path.slice(entry.length) : undefined
}

/** A value like another one that is not among those that are taken. */
function another(value: unknown, taken: unknown[]): unknown {
  const text = String(value)
  const between = /^[a-z-]+$/.test(text) ? '-' : ' '
  const proposals =
    typeof value === 'number'
      ? [1, 2, 3, 4, 5, 6, 7, 8]
      : text.length < 3
        ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
        : [2, 3, 4, 5, 6, 7, 8, 9].map((count) => text + between + count)
  return [...proposals].find((each) => !taken.includes(each)) ?? value
}
