import { expect, test } from 'vitest'
import { translatedTexts } from '../language/translated-texts.ts'
import { YamlFile } from '../prerender/content/yaml-file.ts'
import { aged, missingEntries, untranslated } from './translations.ts'

const content = (language: string, numbers: string, values: string) => ({
  language,
  files: new Map(
    [
      ['site' as const, `numbers: ${numbers}\nopening: '02:14'\nsince: '{founded}'\n`] as const,
      ['about' as const, `values: ${values}\n`] as const,
    ].map(([name, yaml]) => [name, new YamlFile(`content/${language}/${name}.yaml`, yaml)]),
  ),
  entryFiles: [],
})
const original = content('en', '[one, two]', '[Calm, Clear]')
const texts = (numbers: string, values: string) =>
  translatedTexts(content('es', numbers, values), original)

test('texts that are the same as in the first language are listed with line and place', () => {
  const findings = (numbers: string, values: string) =>
    [...untranslated(texts(numbers, values))].map(
      ({ kind, message, where }) => `${kind}: ${message.split('.')[0]} ${where}`,
    )
  expect(findings('[uno, dos]', '[Calma, Claridad]')).toEqual([])
  expect(findings('[uno, two]', '[Calm, Clear]')).toEqual([
    'note: A text is the same as in the first language content/es/site.yaml:1 (site.numbers[1])',
    'fix: Not translated yet: 2 of 2 texts are the same as in the first language content/es/about.yaml',
  ])
})

test('aged texts are listed with the command that says that they are right', () => {
  const [finding] = aged(texts('[uno, dos]', '[]'))
  expect(finding).toMatchObject({ message: expect.stringMatching(/^2 texts are older/) })
  expect(finding!.where).toMatch(
    /^content\/es\/site.yaml:1 .* --still-right content\/es\/site.yaml$/s,
  )
})

test('Markdown files that only the first language has are listed', () => {
  const files = (...slugs: string[]) =>
    slugs.map((slug) => ({ kind: 'cases', slug })) as Parameters<typeof missingEntries>[0]
  const [finding] = missingEntries(files('a'), files('a', 'b'))
  expect(finding!.message).toContain('cases/b.md')
})
