import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { splitMarkdown } from '../prerender/content/entry-files.ts'
import { project } from '../project.ts'
import { partsOf, withValue } from './values.ts'
import { changeYaml, normalise } from './yaml-document.ts'

const sources = globSync('content/*/**/*.{yaml,md}', { cwd: project }).map((file) => {
  const text = readFileSync(path.join(project, file), 'utf8')
  const yaml = file.endsWith('.md') ? splitMarkdown(text).yaml : text
  // As it would be after the first change.
  return [file, normalise(yaml)]
})
sources.push(['a file with CRLF', sources[0]![1]!.replaceAll('\n', '\r\n')])

/** Texts that mean something else in YAML unless they are quoted, or that cannot be seen. */
const nasty = [
  ...['a: b', 'a # b', '"double" and \'single\'', "'s Avonds", 'hy\u00adphen', '- x', 'true'],
  ...['12', '*star', '🚆 go', '{from} to {to}', '[a], b', '? x', '~', 'ends:', '@x', 'C:\\new'],
  ...[' padded ', '', 'null', '0x1f', '---', '%a', '`a', '!a', '&a', '|', '> a', ', b', '#a'],
  ...['a\tb', 'no\u00a0break', `${'long '.repeat(40)}text`],
]
const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line))

test.each(sources)('only the value that is set changes in %s', (_, source) => {
  expect(normalise(source)).toBe(source)
  const scalars = [...partsOf(parse(source))].filter(({ value }) => typeof value !== 'object')
  for (const [index, { path, value }] of scalars.entries()) {
    const to = typeof value === 'string' ? nasty[index % nasty.length] : 7.5
    const changed = changeYaml(source, path, to)
    expect(parse(changed)).toEqual(withValue(parse(source), path, to))
    expect(/[\u00a0\u00ad]/.test(changed.replace(/^\s*#.*$/gm, ''))).toBe(false)
    const [before, after] = [source.split('\n'), changed.split('\n')]
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, at) => line !== before[at])).toHaveLength(1)
  }
})

test.each(sources)('entries that move, come and go keep the others in %s', (_, source) => {
  for (const { path, value } of partsOf(parse(source))) {
    if (!Array.isArray(value) || value.length < 2) continue
    const [first, ...others] = value
    const moved = changeYaml(source, path, [...others, first])
    expect(parse(moved)).toEqual(withValue(parse(source), path, [...others, first]))
    expect(comments(moved).sort()).toEqual(comments(source).sort())
    expect(changeYaml(moved, path, value)).toBe(source)
    const more = changeYaml(source, path, [...value, 'another'])
    expect(changeYaml(more, path, value)).toBe(source)
  }
})

test('a text of several lines is readable', () => {
  expect(changeYaml('a: b\n', ['a'], 'one\ntwo')).toBe('a: |-\n  one\n  two\n')
})
