import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { project } from '../project.ts'
import type { Path } from './protocol.ts'
import { copyEntry, moveEntry, removeEntry, setValue } from './yaml-edit.ts'

const sources = globSync('content/en/*.yaml', { cwd: project }).map((file) => [
  path.basename(file),
  readFileSync(path.join(project, file), 'utf8'),
])
const [[, first]] = sources as [[string, string]]
sources.push(['a file with CRLF', first.replaceAll('\n', '\r\n')])

/** Each value in a value, with its path. */
function* parts(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    yield* parts(each, [...path, Array.isArray(value) ? Number(key) : key])
}

/** What a file contains, with one part of it set. */
function withValue(source: string, path: Path, to: unknown): unknown {
  const [last, ...steps] = ['root', ...path].reverse()
  const all = { root: parse(source) }
  // biome-ignore lint/suspicious/noExplicitAny: any content
  steps.reduceRight<any>((part, key) => part[key], all)[last!] = to
  return all.root
}

/** Texts that mean something else in YAML unless they are quoted, or that cannot be seen. */
const nasty = [
  ...['a: b', 'a # b', '"double" and \'single\'', "'s Avonds", 'hy\u00adphen', '- x', 'true'],
  ...['12', '*star', '🚆 go', '{from} to {to}', '[a], b', '? x', '~', 'ends:', '@x', 'C:\\new'],
  ...[' padded ', 'two\nlines', '', 'null', '0x1f', '---', '%a', '`a', '!a', '&a', '|', '> a'],
  ...[', b', '#a', 'a\tb'],
]

test.each(sources)('only the value that is set changes in %s', (_, source) => {
  const scalars = [...parts(parse(source))].filter(({ value }) => typeof value !== 'object')
  for (const [index, { path, value }] of scalars.entries()) {
    expect(setValue(source, path, value)).toBe(source)
    const to = typeof value === 'string' ? nasty[index % nasty.length] : 7.5
    const changed = setValue(source, path, to)
    expect(parse(changed)).toEqual(withValue(source, path, to))
    const [before, after] = [source.split('\n'), changed.split('\n')]
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, at) => line !== before[at])).toHaveLength(1)
  }
})

test.each(sources)('moving an entry back and removing a copy restore %s', (_, source) => {
  for (const { path, value } of parts(parse(source))) {
    const list = Array.isArray(value) ? value : []
    for (const at of list.length > 1 ? [0, list.length - 1] : list.keys()) {
      const [others, to] = [list.toSpliced(at, 1), list.length - 1 - at]
      const copied = copyEntry(source, path, at)
      expect(parse(copied)).toEqual(withValue(source, path, list.toSpliced(at, 0, list[at])))
      expect(removeEntry(copied, path, at + 1)).toBe(source)
      expect(parse(removeEntry(source, path, at))).toEqual(withValue(source, path, others))
      const moved = moveEntry(source, path, at, to)
      expect(parse(moved)).toEqual(withValue(source, path, others.toSpliced(to, 0, list[at])))
      expect(moveEntry(moved, path, to, at)).toBe(source)
    }
  }
})
