import { labelOf } from '../label.ts'
import type { Path, Problem } from '../protocol.ts'
import { valueIn, withValue } from '../values.ts'
import { save } from './changes.ts'
import { listEdits, savedAt, schemaOfPlace } from './edits.ts'
import { choose } from './field-events.ts'
import { isSame } from './places.ts'
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
  const { enum: choices = [] } = schemaOfPlace({ file, path }).part?.items ?? {}
  const missing = (list: unknown[]) => choices.filter((each) => !list.includes(each))
  const add = (list: unknown[], entry = missing(list)[0] ?? list[at]) =>
    list.toSpliced(at + 1, 0, entry)
  const copy = listEdits(file, path, add)
  // With what was typed in the list.
  if (!isSame(valuesOf(copy), valuesOf(listEdits(file, path, add, savedAt)))) {
    choose(copy)
    return false
  }
  let result = await save(copy, false)
  for (const entry of missing(copy[0]!.was as unknown[]).slice(1))
    if (!result.ok)
      result = await save(
        listEdits(file, path, (list) => add(list, entry)),
        false,
      )
  if (result.ok) return true
  const entry = [...path, at + 1]
  const taken = result.problems.map((problem) => pathInEntry(problem, file, entry))
  if (taken.length === 0 || !taken.every((each) => each?.length)) {
    update({ status: result.message })
    return false
  }
  const paths = new Map(taken.map((each) => [each!.join('.'), each!]))
  // To tell it apart, although it may be the same.
  if (schemaOfPlace({ file, path: entry }).part?.properties?.title) paths.set('title', ['title'])
  const others = (list: unknown[]) =>
    [...paths.values()].reduce<unknown>((changed, inside) => {
      const value = valueIn(changed, inside)
      // A translation has no shared values.
      if (value === undefined) return changed
      const before = list.map((each) => valueIn(each, inside))
      return withValue(changed, inside, another(value, before))
    }, list[at])
  const { ok } = await save(listEdits(file, path, (list) => add(list, others(list))))
  const names = [...paths.values()].map((inside) => labelOf(String(inside.at(-1))).toLowerCase())
  const changed = new Intl.ListFormat('en').format(new Set(names))
  update({
    panel: { query: [file, ...entry].join('.') },
    status: ok ? `A copy is added, with another ${changed}.` : 'Not saved yet.',
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
