import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { problemList } from '../problem.ts'
import { checkContent, readContent } from '../read-content.ts'
import {
  addTranslation,
  changed,
  copyOfContent,
  folder,
  reportsAfter,
  withChanges,
} from '../test-support.ts'

/** A language that the project does not have. */
const language = 'eo'
const translation = `content/${language}`

const copy = copyOfContent(afterAll)
addTranslation(copy, language)
const [original, _translated] = readContent(copy)

const inFirst = (change: string) => changed(copy, change)
const inTranslation = (change: string) => changed(copy, change, translation)

test.each([
  [
    'home.hero.heading: REMOVED',
    `is missing. Translate “${original.content.pages.home.hero.heading}”.`,
  ],
  ['contact.form.fields: REMOVED', 'is missing. Copy it from the first language and translate it.'],
  ['site.numbers.0: REMOVED', 'site.numbers has '],
  ['services.0.slug: mia-servo', 'services[0].slug is the same in every language. Remove it'],
  [
    'home.hero.intro: De {fondita}.',
    'home.hero.intro contains {fondita}, which is not filled in here.',
  ],
])('With “%s” in a translation the check says: %s', async (problem, message) => {
  const reports = await reportsAfter(copy, inTranslation(problem))
  expect(reports).toEqual([expect.stringContaining(message)])
})

test('a file of a translation alone is refused', async () => {
  const alone = copyOfContent()
  addTranslation(alone, language)
  await rm(path.join(alone, folder, 'pricing.yaml'))
  const [problem] = checkContent(alone).problems
  expect(problem!.message).toContain('is in this language alone.')
})

test('a translated field that the first language lacks is reported in the translation, with its line', async () => {
  const [file, text] = inTranslation('home.impact.levels: { before: Antaŭe, after: Poste }')
  const changes = [inFirst('home.impact.levels: REMOVED'), [file, text] as [string, string]]
  const { problems } = withChanges(copy, changes, () => checkContent(copy))
  const line = text.split('\n').findIndex((each) => each.startsWith('  levels:')) + 1
  expect(problems).toMatchObject([{ file, line, place: 'home.impact.levels' }])
})

test('a file that is missing, or not used in its language, is reported', async () => {
  const copy = copyOfContent()
  addTranslation(copy, language)
  await rm(path.join(copy, translation, 'about.yaml'))
  await writeFile(path.join(copy, translation, 'logo.yaml'), 'width: 10\n')
  await writeFile(path.join(copy, translation, 'abuot.yaml'), 'meta: {}\n')
  const problems = problemList(checkContent(copy).problems)
  for (const problem of [
    'about.yaml\n    This file is missing. Restore it from Git, or copy it from the first language',
    'logo.yaml\n    This file is not used here. Correct its name, or remove it.',
    'abuot.yaml\n    This file is not used here. Correct its name, or remove it.',
  ])
    expect(problems).toContain(`  ${translation}/${problem}`)
})

test('paths start with the language, and links to pages follow', () => {
  const moved = inTranslation('about.meta.path: /pri-ni')
  const [, translated] = withChanges(copy, [moved], () => readContent(copy))
  const pathOf = (kind: string) => translated!.pages.find((page) => page.kind === kind)!.path
  expect(['home', 'about', 'services'].map(pathOf)).toEqual(['/eo', '/eo/pri-ni', '/eo/services'])
  const { links } = translated!.content.pages['not-found']
  for (const { href } of links) expect(href).toMatch(/^\/eo/)
  expect(links.map(({ href }) => href)).toContain('/eo/pri-ni')
})

test('a path that is that of a page in another language is reported', async () => {
  expect(await reportsAfter(copy, inFirst('privacy.page.meta.path: /eo'))).toEqual([
    'privacy.page.meta.path is the path of home.yaml of another language, too. Choose another.',
  ])
})
