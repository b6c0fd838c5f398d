import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { translationsOfPages } from './pages.ts'
import { checkContent, type LanguageContent, readContent } from './read-content.ts'
import {
  addTranslation,
  changed,
  copyOfContent,
  folder,
  reportsAfter,
  withChanges,
} from './test-support.ts'

// check.test.ts has the mistakes in front matter, markdown.test.ts those in any Markdown.

const copy = await copyOfContent(afterAll)
const [{ content }] = readContent(copy)
const broke = `## ${content.work!.stations.broke}`
const [aCase, article, page] = ['cases/one', 'articles/one', 'pages/one']
/** After a list, and before a quotation. */
const between = '\n\n> '

/** A Markdown file in which a part of the text is replaced. */
function replaced(name: string, from: string | RegExp, to: string): [file: string, text: string] {
  const file = `${folder}/${name}.md`
  const text = readFileSync(path.join(copy, file), 'utf8')
  expect(text).toMatch(from)
  return [file, text.replace(from, to)]
}

/** Writes a red picture that is half as wide again as it is high. */
async function writePicture(file: string, width: number) {
  await mkdir(path.dirname(file), { recursive: true })
  const create = { width, height: (width * 2) / 3, channels: 3, background: 'red' } as const
  await sharp({ create }).png().toFile(file)
}

const reportsOn = (project: string, changes: [file: string, text: string][] = []) =>
  withChanges(project, changes, () => checkContent(project)).problems.map(
    ({ file, place, message }) => `${file}: ${place} ${message}`,
  )

/** The files that the build makes of a picture. */
const versionsOf = (name: string, { pictures }: LanguageContent) =>
  [...pictures.files.values()]
    .filter(({ source }) => source.endsWith(`/${name}`))
    .map(({ width, format }) => `${width} ${format}`)

const deadLink = (link: string) =>
  `The text links to “${link}”, which is not a page of this site, nor a place on one. Write a path, such as /services, or a whole address that starts with https://.`

test.each([
  [article, '(/services)', '(/work/one#nowhere)', deadLink('/work/one#nowhere')],
  [article, '(/services)', '(/services#fax)', deadLink('/services#fax')],
  [aCase, broke, '## What failed', `lacks “${broke}”. A case has the headings`],
  [aCase, between, `[^1]\n\n[^1]: A note.${between}`, 'The text has a footnote. Only'],
  [page, /(?<=\n---\n).*/s, '', 'The text is empty. Write it below the second line of hyphens.'],
  [page, 'picture.png', 'lost.png', 'lost.png, which is not in content/pictures/. Put it there.'],
])('In %s, “%s” as “%s” is reported: %s', async (name, from, to, message) => {
  const reports = await reportsAfter(copy, replaced(name, from, to))
  expect(reports).toEqual([expect.stringContaining(message)])
})

test.each([
  ['pages/static.md', 'has a name that the build uses itself. Choose another.'],
  ['pages/About_us.md', 'has a name that cannot be part of an address. Use lower-case'],
  ['pages/it.md', 'has the address of home.yaml of another language. Rename it, or give'],
])('a file with the name %s is reported', async (name, message) => {
  const copy = await copyOfContent()
  addTranslation(copy, 'it')
  await cp(path.join(copy, folder, `${page}.md`), path.join(copy, folder, name))
  const start = `${folder}/${name}: This file ${message}`
  expect(reportsOn(copy)[0]).toContain(start)
})

test('cases need the file with the words around them', async () => {
  const copy = await copyOfContent()
  await rm(path.join(copy, folder, 'work.yaml'))
  expect(reportsOn(copy)).toContain(
    `${folder}/${aCase}.md: This file needs work.yaml, which is not there. Copy it from the sample.`,
  )
})

test.each(['articles', 'cases'] as const)(
  'a draft in %s is in no language, and cannot be linked to',
  async (kind) => {
    const copy = await copyOfContent(onTestFinished, ['en', 'ar'])
    // In each language, another article links to it by its path in that language.
    const links = readContent(copy).map(({ language, entries }) => {
      const [file, link] = [`content/${language}/articles/two.md`, entries[kind][0]!.path]
      const text = readFileSync(path.join(copy, file.replace('two', 'one')), 'utf8')
      const other = text.replace(/^(title|description): ("?)./gm, '$1: $2Z')
      writeFileSync(path.join(copy, file), other.replace('(/services)', `(${link})`))
      return { file, link }
    })
    expect(reportsOn(copy)).toEqual([])
    expect(reportsOn(copy, [changed(copy, `${kind}/one.draft: true`)])).toEqual(
      links.map(({ file, link }) => `${file}: ${deadLink(link)}`),
    )
  },
)

test('a translation may lack a Markdown file, and have one of its own', async () => {
  const copy = await copyOfContent()
  addTranslation(copy, 'it')
  await mkdir(path.join(copy, 'content/it/pages'))
  const [, text] = replaced(page, '(/services)', '(/about)')
  await writeFile(path.join(copy, 'content/it/pages/estate.md'), text)
  expect(reportsOn(copy)).toEqual([])
  const renamed = changed(copy, `${aCase}.since: REMOVED`)[1]
  expect(reportsOn(copy, [['content/it/cases/two.md', renamed]])).toContainEqual(
    expect.stringMatching(
      /two.md: This file is in this language alone, and lacks since, .* rename this/,
    ),
  )
  const [, translation] = readContent(copy)
  expect(translation!.entries).toMatchObject({ cases: [], pages: [{ path: '/it/estate' }] })
  expect(translation!.content.articles).toBeUndefined()
})

test('a translation of a Markdown file may have an address of its own', async () => {
  const copy = await copyOfContent(onTestFinished, ['en', 'ar'])
  const ofPage = (address: string) => changed(copy, `${page}.address: ${address}`, 'content/ar')
  // Links are written as before, or with the page’s own address.
  for (const link of ['/one', '/ar/terms']) {
    const [file, text] = changed(copy, `${article}.author: Ada`, 'content/ar')
    const linked: [string, string] = [file, text.replace('(/services)', `(${link})`)]
    const languages = withChanges(copy, [ofPage('terms'), linked], () => readContent(copy))
    const { entries } = languages[1]!
    expect(entries.articles[0]!.text.lead).toContain('ar/terms"')
    expect(translationsOfPages(languages).get(page)).toEqual([
      { language: 'en', path: '/one' },
      { language: 'ar', path: '/ar/terms' },
    ])
  }
  expect(reportsOn(copy, [ofPage('Our terms')])).toEqual([
    expect.stringContaining('address cannot be part of an address. Use lower-case'),
  ])
})

test.each(['<../../pictures/My Ván.PNG>', '../../pictures/My%20Ván.PNG'])(
  'a picture whose name has a space, a capital and an accent is shown: %s',
  async (address) => {
    const copy = await copyOfContent()
    await writePicture(path.join(copy, 'content/pictures/My Ván.PNG'), 9)
    const changes = [
      replaced(page, '../../pictures/picture.png', address),
      changed(copy, 'about.people.people.0.portrait: My Ván.PNG'),
    ]
    const [{ entries, portraits }] = withChanges(copy, changes, () => readContent(copy))
    expect(entries.pages[0]!.text.lead).toContain('static/media/my-van-9.')
    expect(portraits['My Ván.PNG']!.path).toContain('/static/media/my-van-square-320.')
  },
)

test('a picture has to be readable, and gets the sizes and formats that a text needs', async () => {
  const copy = await copyOfContent()
  const pictures = path.join(copy, 'content/pictures')
  await writePicture(path.join(pictures, 'van.png'), 900)
  await writeFile(path.join(pictures, 'broken.png'), 'not a picture')
  const showing = (name: string) => replaced(page, 'pictures/picture.png', `pictures/${name}`)
  expect(await reportsAfter(copy, showing('broken.png'))).toEqual([
    expect.stringContaining(
      'broken.png, which cannot be read. Save it as JPEG, PNG, WebP or AVIF.',
    ),
  ])
  const [first] = withChanges(copy, [showing('van.png')], () => readContent(copy))
  expect(first.entries.pages[0]!.text.lead).toMatch(
    /<img src="[^"]*van-640[^"]*\.webp" alt="\w+" width="640" height="427"/,
  )
  expect(versionsOf('van.png', first)).toEqual(['640 avif', '900 avif', '640 webp', '900 webp'])
})
