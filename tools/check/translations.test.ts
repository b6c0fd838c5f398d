import { expect, test } from 'vitest'
import { translatedTexts } from '../language/translated-texts.ts'
import { YamlFile } from '../prerender/content/yaml-file.ts'
import { aged, notTranslated } from './translations.ts'

type Language = Parameters<typeof notTranslated>[0][number]

function content(language: string, numbers: string, values: string, ...slugs: string[]) {
  const site = `numbers: ${numbers}\nopening: '02:14'\nsince: '{founded}'\n`
  const files = Object.entries({ site, about: `values: ${values}\n` }).map(
    ([name, yaml]) => [name, new YamlFile(`content/${language}/${name}.yaml`, yaml)] as const,
  )
  const entryFiles = slugs.map((slug) => {
    const frontMatter = new YamlFile(`content/${language}/cases/${slug}.md`, '\n')
    return { kind: 'cases', slug, body: '', bodyOffset: 1, frontMatter }
  })
  return { language, files: new Map(files), entryFiles } as unknown as Language
}
const original = content('en', '[one, two]', '[Calm, Clear]', 'a')

test('texts that are the same as in the first language and files that only it has are listed', () => {
  const findings = (...[numbers, values, ...slugs]: [string, string, ...string[]]) =>
    [...notTranslated([original, content('es', numbers, values, ...slugs)])].map(
      ({ kind, message, where }) => `${kind}: ${message.split('.')[0]} ${where}`,
    )
  expect(findings('[uno, dos]', '[Calma, Claridad]', 'a')).toEqual([])
  expect(findings('[uno, two]', '[Calm, Clear]')).toEqual([
    'decide: Not translated yet: 2 of 2 texts content/es/about.yaml',
    'note: A text is the same as in the first language content/es/site.yaml:1',
    'note: Español lacks cases/a ',
  ])
})

test('aged texts are listed with the command that says that they are right', () => {
  const [finding] = aged(translatedTexts(content('es', '[uno, dos]', '[]'), original))
  expect(finding!.message).toMatch(/^2 texts are older.* content\/es\/site.yaml:1$/)
  expect(finding!.where).toMatch(/ --still-right content\/es\/site.yaml$/)
})
