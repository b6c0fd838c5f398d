import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { project } from '../project.ts'
import type { Path } from './protocol.ts'
import { copyEntry, moveEntry, removeEntry, setValue } from './yaml-edit.ts'

const files = globSync('content/*/*.yaml', { cwd: project }).map((file) => {
  const source = readFileSync(path.join(project, file), 'utf8')
  return { file, source, value: parse(source) as unknown }
})

type Part = { path: Path; value: unknown }

function* parts(value: unknown, path: Path = []): Generator<Part> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    yield* parts(each, [...path, Array.isArray(value) ? Number(key) : key])
}

const isScalarPart = ({ value }: Part) => typeof value !== 'object'

/** The value with one part of it set. */
function withValue(value: unknown, path: Path, to: unknown): unknown {
  const copy = structuredClone({ root: value })
  // biome-ignore lint/suspicious/noExplicitAny: any content
  const parent = ['root', ...path.slice(0, -1)].reduce<any>((part, key) => part[key], copy)
  parent[path.at(-1)!] = to
  return copy.root
}

const nasty = [
  ...['a: b', 'a # b', '"double" and \'single\'', "'s Avonds", 'hy\u00adphen', '- x', 'true'],
  ...['12', '*star', '🚆 go', '{from} to {to}', '[a], b', '? x', '~', 'ends:', '@x', 'C:\\new'],
  ...[' padded ', 'two\nlines', '', 'null', '0x1f', '---', '%a', '`a', '!a', '&a', '|', '> a'],
  ...[', b', '#a', 'a\tb'],
]

describe.each(files)('$file', ({ source, value }) => {
  const scalars = [...parts(value)].filter(isScalarPart)

  test('setting a value to itself changes nothing', () => {
    for (const part of scalars) expect(setValue(source, part.path, part.value)).toBe(source)
  })

  test('setting a text changes its line only', () => {
    const lines = source.split('\n')
    for (const [index, part] of scalars.entries()) {
      const text = nasty[index % nasty.length]!
      const changed = setValue(source, part.path, text)
      expect(parse(changed)).toEqual(withValue(value, part.path, text))
      const after = changed.split('\n')
      expect(after).toHaveLength(lines.length)
      const differences = after.filter((line, at) => line !== lines[at])
      expect(differences.length).toBeLessThanOrEqual(1)
    }
  })

  test('lists: moving back and removing the copy restore the file', () => {
    for (const { path, value: list } of parts(value)) {
      if (!Array.isArray(list)) continue
      for (const at of list.keys()) {
        const copied = copyEntry(source, path, at)
        expect(parse(copied)).toEqual(replaced(value, path, list.toSpliced(at, 0, list[at])))
        expect(removeEntry(copied, path, at + 1)).toBe(source)
        expect(parse(removeEntry(source, path, at))).toEqual(
          replaced(value, path, list.toSpliced(at, 1)),
        )
        const to = list.length - 1 - at
        const moved = moveEntry(source, path, at, to)
        const expected = list.toSpliced(at, 1).toSpliced(to, 0, list[at])
        expect(parse(moved)).toEqual(replaced(value, path, expected))
        expect(moveEntry(moved, path, to, at)).toBe(source)
      }
    }
  })
})

const replaced = (value: unknown, path: Path, to: unknown) =>
  path.length > 0 ? withValue(value, path, to) : to

const sample = `# About the file

list:
  # About one
  - name: one # first
    note: >-
      folded text
      in lines

  # About two
  - name: two
empty: {}
flow: { a: 1, b: [x, "y"] } # after
`

test.each([
  ['LF', (text: string) => text],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
])('comments, blank lines and styles with %s', (_, lineEnds) => {
  const source = lineEnds(sample)
  const expectChange = (changed: string, from: string, to: string) =>
    expect(changed).toBe(source.replace(lineEnds(from), lineEnds(to)))
  const one = sample.slice(sample.indexOf('  # About one'), sample.indexOf('\n\n  # About two'))
  const two = '  # About two\n  - name: two'
  expectChange(moveEntry(source, ['list'], 0, 1), `${one}\n\n${two}`, `${two}\n\n${one}`)
  expectChange(removeEntry(source, ['list'], 0), `${one}\n\n`, '')
  expectChange(removeEntry(source, ['list'], 1), `\n\n${two}`, '')
  expectChange(removeEntry(source, ['flow', 'b'], 0), 'x, ', '')
  expectChange(setValue(source, ['flow', 'b', 1], 'z, z'), '"y"', '"z, z"')
  expectChange(setValue(source, ['list', 0, 'name'], 'new'), 'name: one #', 'name: new #')
  expectChange(
    setValue(source, ['list', 0, 'note'], 'a: new text'),
    'folded text\n      in lines',
    'a: new text',
  )
  expectChange(setValue(source, ['flow', 'a'], undefined), 'a: 1, ', '')
  expectChange(setValue(source, ['empty', 'a'], 'b'), '{}', '{ a: b }')
  expectChange(
    setValue(source, ['list', 1, 'more'], ['a: b', { c: 1, d: [true] }]),
    'name: two',
    "name: two\n    more:\n      - 'a: b'\n      - c: 1\n        d:\n          - true",
  )
  expectChange(setValue(source, ['list', 0, 'name'], undefined), 'name: one # first\n    ', '')
  const emptied = removeEntry(removeEntry(source, ['list'], 0), ['list'], 0)
  expectChange(emptied, `list:\n${one}\n\n${two}`, 'list: []')
})
