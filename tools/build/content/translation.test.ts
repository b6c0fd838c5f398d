import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { FileName } from '../../../content/schema/index.ts'
import { pagesOf } from './pages.ts'
import { problemList } from './problem.ts'
import { checkContent } from './read-content.ts'
import { addTranslation, copyOfContent, folder, type Raw } from './test-support.ts'

/** A language that the project does not have. */
const language = 'eo'
const translation = `content/${language}`

async function contentInTwoLanguages() {
  const copy = await copyOfContent()
  await addTranslation(copy, language)
  return copy
}

/** Changes the values in a file. Returns its new text. */
async function change(copy: string, file: string, mistake: (words: Raw) => void): Promise<string> {
  const words = parse(readFileSync(path.join(copy, file), 'utf8'))
  mistake(words)
  const text = stringify(words, { aliasDuplicateObjects: false })
  await writeFile(path.join(copy, file), text)
  return text
}

const problemsOf = (copy: string) => problemList(checkContent(copy).problems)
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

test('the words of the first language are a valid translation', async () => {
  const copy = await contentInTwoLanguages()
  expect(problemsOf(copy)).toBe('')
  const [original, translated] = checkContent(copy).languages
  expect(translated!.language).toBe(language)
  expect(translated!.content.services).toEqual(original!.content.services)
  expect(translated!.content.facts).toEqual(original!.content.facts)
  expect(translated!.content.mark).toEqual(original!.content.mark)
})

test.each<[string, FileName, (words: Raw) => void, string, string]>([
  [
    'a text that is missing',
    'home',
    ({ hero }) => delete hero.heading,
    'hero:',
    'home.hero.heading is missing. Translate “',
  ],
  [
    'a group that is missing',
    'contact',
    (contact) => delete contact.form.fields,
    'form:',
    'contact.form.fields is missing. Copy it from the first language and translate it.',
  ],
  [
    'a list with an entry less',
    'site',
    ({ numbers }) => numbers.pop(),
    'numbers:',
    'site.numbers has ',
  ],
  [
    'a value that is the same in every language',
    'services',
    (services) => Object.assign(services[0], { slug: 'mia-servo' }),
    'slug: mia-servo',
    'services[0].slug is the same in every language. Remove it: it comes from the first one.',
  ],
  [
    'a field that does not exist',
    'about',
    (about) => Object.assign(about.story, { motto: 'Antaŭen' }),
    'motto:',
    'about.story has “motto”, which is not a field here.',
  ],
  [
    'a text that is too long',
    'site',
    (site) => Object.assign(site.navigation, { openMenu: 'Malfermi '.repeat(40).trim() }),
    'openMenu:',
    'site.navigation.openMenu is too long',
  ],
  [
    'a fact that does not exist',
    'home',
    ({ hero }) => Object.assign(hero, { intro: 'De {fondita}.' }),
    'intro: De',
    'home.hero.intro contains {fondita}, which is not a fact.',
  ],
])(
  'a translation with %s is reported once, with file and line',
  async (_, name, mistake, place, message) => {
    const copy = await contentInTwoLanguages()
    const file = `${translation}/${name}.yaml`
    const text = await change(copy, file, mistake)
    const problems = problemsOf(copy)
    expect(problems).toContain(`  ${file}:${lineOf(text, place)}\n    ${message}`)
    expect(problems.split('\n\n')).toHaveLength(1)
  },
)

test('a translated field that the first language lacks is reported in the translation', async () => {
  const copy = await contentInTwoLanguages()
  await change(copy, `${folder}/home.yaml`, (home) => delete home.board)
  const text = await change(copy, `${translation}/home.yaml`, (home) =>
    Object.assign(home, { board: { caption: 'Tabulo' } }),
  )
  expect(problemsOf(copy)).toBe(
    `  ${translation}/home.yaml:${lineOf(text, '\nboard:') + 1}\n    home.board is not in the first language. Remove it, or write it there too.`,
  )
})

test('a file that is missing, has no words or is not used is reported', async () => {
  const copy = await contentInTwoLanguages()
  await rm(path.join(copy, translation, 'about.yaml'))
  await writeFile(path.join(copy, translation, 'mark.yaml'), 'width: 10\n')
  await writeFile(path.join(copy, translation, 'abuot.yaml'), 'meta: {}\n')
  const problems = problemsOf(copy)
  for (const problem of [
    'about.yaml\n    This file is missing. Restore it from Git, or take it from a new folder',
    'mark.yaml\n    This file has no words, so it is the same in every language. Remove it.',
    'abuot.yaml\n    This file is not used. Rename it to about.yaml, or remove it.',
  ])
    expect(problems).toContain(`  ${translation}/${problem}`)
})

test('mistakes in the first language are reported first', async () => {
  const copy = await contentInTwoLanguages()
  await change(copy, `${folder}/home.yaml`, ({ hero }) => delete hero.intro)
  await change(copy, `${translation}/about.yaml`, ({ story }) => delete story.heading)
  expect(problemsOf(copy)).toContain(`${folder}/home.yaml`)
  expect(problemsOf(copy)).not.toContain(translation)
})

test('paths start with the language, and links to pages follow', async () => {
  const copy = await contentInTwoLanguages()
  await change(copy, `${translation}/about.yaml`, ({ meta }) =>
    Object.assign(meta, { path: '/pri-ni' }),
  )
  const [original, translated] = checkContent(copy).languages.map(({ content }) => content)
  const pages = pagesOf(original!)
  const expected = Object.values(pages).map(({ path: address }) =>
    address === pages.about.path
      ? `/${language}/pri-ni`
      : `/${language}${address}`.replace(/\/$/, ''),
  )
  expect(Object.values(pagesOf(translated!)).map(({ path: address }) => address)).toEqual(expected)
  for (const [index, { href }] of translated!.notFound.links.entries()) {
    const page = Object.values(pages).findIndex(
      ({ path: address }) => address === original!.notFound.links[index]!.href,
    )
    expect(href).toBe(expected[page])
  }
})

test('a path that is that of a page in another language is reported', async () => {
  const copy = await contentInTwoLanguages()
  await change(copy, `${folder}/about.yaml`, ({ meta }) =>
    Object.assign(meta, { path: `/${language}` }),
  )
  await change(copy, `${folder}/not-found.yaml`, ({ links }) => {
    for (const link of links) link.href = '/'
  })
  const text = readFileSync(path.join(copy, folder, 'about.yaml'), 'utf8')
  expect(problemsOf(copy)).toBe(
    `  ${folder}/about.yaml:${lineOf(text, 'path:')}\n    about.meta.path is the path of home.yaml of another language, too. Choose another.`,
  )
})
