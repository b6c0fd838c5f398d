import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { splitMarkdown } from '../content/entry-files.ts'
import { project } from '../project.ts'
import { changeText, changeYaml } from './change-text.ts'
import { readTyped, showInvisible } from './invisible.ts'
import { partsOf, valueIn } from './values.ts'

const files = globSync('content/en/{about.yaml,contact.yaml,cases/*.md}', { cwd: project })
const sources = files.map((file) => [file, readFileSync(path.join(project, file), 'utf8')] as const)

/** Texts that mean something else in YAML unless they are quoted, or that cannot be seen. */
const nasty = [
  ...['a: b', 'a # b', '"double" and \'single\'', "'s Avonds", 'hy\u00adphen', '- x', 'true'],
  ...['12', '*star', '🚆 go', '{from} to {to}', '[a], b', '? x', '~', 'ends:', '@x', 'C:\\new'],
  ...[' padded ', '', 'null', '0x1f', '---', '%a', '`a', '!a', '&a', '|', '> a', ', b', '#a'],
  ...['a\tb', 'no\u00a0break', `${'long '.repeat(40)}text`, 'two\nlines'],
]

test.each(sources)('only the text that is set changes in %s', (file, source) => {
  const { yaml, body } = file.endsWith('.md') ? splitMarkdown(source) : { yaml: source, body: '' }
  const value = parse(yaml)
  const texts = [...partsOf(value)].filter((part) => typeof part.value === 'string')
  for (const [index, { path: steps }] of texts.entries()) {
    const text = nasty[index % nasty.length]!
    const changed = changeText(file, source, steps, text)
    const after = file.endsWith('.md') ? splitMarkdown(changed) : { yaml: changed, body }
    expect(valueIn(parse(after.yaml), steps)).toBe(text)
    expect(after.body).toBe(body)
    const [before, now] = [source.split('\n'), changed.split('\n')]
    expect(now).toHaveLength(before.length)
    expect(now.filter((line, at) => line !== before[at])).toHaveLength(1)
  }
})

test.each([
  ['a: |-\n  one\n  two\nb: c\n', ['a'], 'a: text\nb: c\n'],
  ['a: plain\r\n  folded # comment\r\nb: c\r\n', ['a'], 'a: text # comment\r\nb: c\r\n'],
  ['a: {b: "c", d: [e]} # f\n', ['a', 'd', 0], 'a: {b: "c", d: [text]} # f\n'],
])('%j becomes another text', (source, steps, changed) => {
  expect(changeYaml(source, steps, 'text')).toBe(changed)
})

test('a block of Markdown is replaced where it is', () => {
  const source =
    '---\r\ntitle: T\r\n---\r\n\r\n## One\r\n\r\n- *Two* [x](/y)\r\n\r\n| A | B |\r\n|---|---|\r\n| C | D |\r\n'
  const change = (block: number) =>
    changeText('content/en/pages/x.md', source, ['body', block], 'Text')
  expect(change(0)).toBe(source.replace('One', 'Text'))
  expect(change(1)).toBe(source.replace('*Two* [x](/y)', 'Text'))
  expect(change(5)).toBe(source.replace('| D', '| Text'))
})

test.each(['hy\u00adphen', 'a code: `\\u00e9`', 'a soft hyphen: `\\u00ad`'])(
  '%j is the same after it was shown to be edited',
  (raw) => {
    expect(readTyped(showInvisible(raw), raw)).toBe(raw)
  },
)
