import { expect, test } from 'vitest'
import type { FileName } from '../../content/schema/index.ts'
import { YamlFile } from '../build/content/yaml-file.ts'
import { missingEntries, untranslated } from './untranslated.ts'

const filesIn = (folder: string, sources: Partial<Record<FileName, string>>) =>
  new Map(
    Object.entries(sources).map(([name, source]) => [
      name as FileName,
      new YamlFile(`content/${folder}/${name}.yaml`, source),
    ]),
  )

const original = filesIn('en', {
  site: "brand: Relaywell\nnumbers: [one, two]\nopening: '02:14'\nsince: '{founded}'\n",
  about: 'values:\n  - title: Calm\n  - title: Clear\n',
})

test('texts that are the same are listed with line and place; a file with most of them is not translated', () => {
  const translation = filesIn('es', {
    site: "numbers: [uno, two]\nopening: '02:14'\nsince: '{founded}'\n",
    about: 'values:\n  - title: Calm\n  - title: Clear\n',
  })
  const findings = [...untranslated(translation, original)]
  expect(findings.map(({ kind, message, where }) => [kind, message.split('.')[0], where])).toEqual([
    [
      'note',
      'A text is the same as in the first language',
      'content/es/site.yaml:1 (site.numbers[1])',
    ],
    [
      'fix',
      'Not translated yet: 2 of 2 texts are the same as in the first language',
      'content/es/about.yaml',
    ],
  ])
})

test('a translation of every text has no finding', () => {
  const translation = filesIn('es', {
    site: "numbers: [uno, dos]\nopening: '02:14'\nsince: '{founded}'\n",
    about: 'values:\n  - title: Calma\n  - title: Claridad\n',
  })
  expect([...untranslated(translation, original)]).toEqual([])
})

test('Markdown files that only the first language has are listed', () => {
  const files = (...slugs: string[]) =>
    slugs.map((slug) => ({ kind: 'cases', slug })) as Parameters<typeof missingEntries>[0]
  expect([...missingEntries(files('a'), files('a'))]).toEqual([])
  const [finding] = missingEntries(files('a'), files('a', 'b'))
  expect(finding!.message).toContain('cases/b.md')
})
