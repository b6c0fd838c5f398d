import { expect, test } from 'vitest'
import { YamlFile } from '../build/content/yaml-file.ts'
import { missingEntries, untranslated } from './untranslated.ts'

function filesIn(folder: string, numbers: string, values: string) {
  const site = `numbers: ${numbers}\nopening: '02:14'\nsince: '{founded}'\n`
  return new Map([
    ['site' as const, new YamlFile(`content/${folder}/site.yaml`, site)],
    ['about' as const, new YamlFile(`content/${folder}/about.yaml`, `values: ${values}\n`)],
  ])
}
const original = filesIn('en', '[one, two]', '[Calm, Clear]')

test('texts that are the same as in the first language are listed with line and place', () => {
  const findings = (numbers: string, values: string) =>
    [...untranslated(filesIn('es', numbers, values), original)].map(
      ({ kind, message, where }) => `${kind}: ${message.split('.')[0]} ${where}`,
    )
  expect(findings('[uno, dos]', '[Calma, Claridad]')).toEqual([])
  expect(findings('[uno, two]', '[Calm, Clear]')).toEqual([
    'note: A text is the same as in the first language content/es/site.yaml:1 (site.numbers[1])',
    'fix: Not translated yet: 2 of 2 texts are the same as in the first language content/es/about.yaml',
  ])
})

test('Markdown files that only the first language has are listed', () => {
  const files = (...slugs: string[]) =>
    slugs.map((slug) => ({ kind: 'cases', slug })) as Parameters<typeof missingEntries>[0]
  const [finding] = missingEntries(files('a'), files('a', 'b'))
  expect(finding!.message).toContain('cases/b.md')
})
