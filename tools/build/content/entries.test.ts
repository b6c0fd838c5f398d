import { readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { project } from '../../project.ts'
import { checkContent, readContent } from './read-content.ts'
import { addTranslation, changed, copyOfContent, folder, reportsAfter } from './test-support.ts'

// check.test.ts has the mistakes in front matter, markdown.test.ts those in any Markdown.

const copy = await copyOfContent(afterAll)
const imprint = 'pages/imprint'
const night = 'cases/night-desk'
const measure = 'articles/how-we-measure'
const decide = 'articles/what-a-person-should-decide'

/** A Markdown file in which a part of the text is replaced. */
function replaced(name: string, from: string | RegExp, to: string): [file: string, text: string] {
  const file = `${folder}/${name}.md`
  const text = readFileSync(path.join(project, file), 'utf8')
  expect(text).toMatch(from)
  return [file, text.replace(from, to)]
}

/** Writes a red picture that is half as wide again as it is high. */
async function writePicture(file: string, width: number) {
  await mkdir(path.dirname(file), { recursive: true })
  const create = { width, height: (width * 2) / 3, channels: 3, background: 'red' } as const
  await sharp({ create }).png().toFile(file)
}

const reportsOn = (project: string, drafts: [file: string, text: string][] = []) =>
  checkContent(project, { drafts: new Map(drafts) }).problems.map(
    ({ file, place, message }) => `${file}: ${place} ${message}`,
  )

const deadLink = (link: string) =>
  `The text links to “${link}”, which is not a page of this site, nor a place on one. Write a path, such as /services, or a whole address that starts with https://.`

test.each([
  [measure, '(/work)', '(/work/night-desk#nowhere)', deadLink('/work/night-desk#nowhere')],
  [measure, '(/work)', '(/services#fax)', deadLink('/services#fax')],
  [measure, '(/work)', '(/work/night-desk#contact)', ''],
  [night, '## What broke', '## What failed', 'lacks “## What broke”. A case has the headings'],
  [night, 'shops,', 'shops,[^1]\n\n[^1]: A note.\n\n', 'The text has a footnote. Only'],
  [imprint, /(?<=\n---\n).*/s, '', 'The text is empty. Write it below the second line of hyphens.'],
])('In %s, “%s” as “%s” is reported: %s', async (name, from, to, message) => {
  const reports = await reportsAfter(copy, replaced(name, from, to))
  expect(reports).toEqual(message ? [expect.stringContaining(message)] : [])
})

test('a mistake in a text has its line', () => {
  const [file, text] = replaced(night, 'A second late parcel.', '<b>A second late parcel.</b>')
  const { problems } = checkContent(copy, { drafts: new Map([[file, text]]) })
  expect(text.split('\n')[problems[0]!.line! - 1]).toContain('<b>')
})

test.each([
  ['pages/static.md', 'has a name that the build uses itself. Choose another.'],
  ['pages/About_us.md', 'has a name that cannot be part of an address. Use lower-case'],
  ['pages/it.md', 'has the address of home.yaml of another language. Rename it.'],
])('a file with the name %s is reported', async (name, message) => {
  const copy = await copyOfContent()
  await addTranslation(copy, 'it')
  await cp(path.join(copy, folder, `${imprint}.md`), path.join(copy, folder, name))
  const start = `${folder}/${name}: This file ${message}`
  expect(reportsOn(copy)).toEqual([expect.stringContaining(start)])
})

test('cases need the file with the words around them', async () => {
  const copy = await copyOfContent()
  await rm(path.join(copy, folder, 'work.yaml'))
  expect(reportsOn(copy)).toContain(
    `${folder}/${night}.md: This file needs work.yaml, which is not there. Copy it from the sample.`,
  )
})

test.each(['date: 2999-01-05', 'draft: true'])(
  'an article with “%s” is held back in every language, and cannot be linked to',
  (value) => {
    const pages = readContent(project).map(({ language, entries }) => {
      const { path } = entries.articles.find((each) => each.path.endsWith(decide.slice(8)))!
      return { file: `content/${language}/${measure}.md`, link: path }
    })
    // In each language, another article links to it by its path in that language.
    const links = pages.map(({ file, link }): [string, string] => [
      file,
      readFileSync(path.join(project, file), 'utf8').replace(`(/${decide})`, `(${link})`),
    ])
    expect(reportsOn(project, links)).toEqual([])
    expect(reportsOn(project, [...links, changed(project, `${decide}.${value}`)])).toEqual(
      pages.map(({ file, link }) => `${file}: ${deadLink(link)}`),
    )
  },
)

test('an article that is held back publishes no pictures', async () => {
  const copy = await copyOfContent()
  const van = path.join(copy, 'content/pictures/van.png')
  await writePicture(van, 9)
  const [file, text] = changed(copy, `${measure}.draft: true`)
  const drafts = new Map([[file, `${text}\n![A van](../../pictures/van.png)\n`]])
  const [published] = readContent(copy, { drafts })
  expect(published.entries.articles.map(({ path }) => path)).toEqual([`/${decide}`])
  expect(published.pictures.files.size).toBe(0)
  const [all] = readContent(copy, { drafts, heldBack: true })
  expect(all.entries.articles.map(({ path }) => path)).toEqual([`/${decide}`, `/${measure}`])
  expect(all.pictures.files.size).toBe(2)
})

test('a translation may lack a Markdown file, and have one of its own', async () => {
  const copy = await copyOfContent()
  await addTranslation(copy, 'it')
  await mkdir(path.join(copy, 'content/it/pages'))
  const [, text] = replaced(imprint, 'This is', '[This](/about) is')
  await writeFile(path.join(copy, 'content/it/pages/estate.md'), text)
  expect(reportsOn(copy)).toEqual([])
  const [, translation] = readContent(copy)
  expect(translation!.entries).toMatchObject({ cases: [], pages: [{ path: '/it/estate' }] })
  expect(translation!.content.articles).toBeUndefined()
})

test.each(['<../../pictures/My Ván.PNG>', '../../pictures/My%20Ván.PNG'])(
  'a picture whose name has a space, a capital and an accent is shown: %s',
  async (address) => {
    const copy = await copyOfContent()
    await writePicture(path.join(copy, 'content/pictures/My Ván.PNG'), 9)
    const drafts = new Map([
      replaced(imprint, 'This is', `![A van](${address}) This is`),
      changed(copy, 'about.people.people.0.portrait: My Ván.PNG'),
    ])
    const [{ entries, portraits }] = readContent(copy, { drafts })
    expect(entries.pages[0]!.html).toContain('static/media/my-van-9.')
    expect(portraits['My Ván.PNG']!.path).toContain('/static/media/my-van-square-320.')
  },
)

test('a picture has to be there, and gets the sizes and formats that a text needs', async () => {
  const copy = await copyOfContent()
  const pictures = path.join(copy, 'content/pictures')
  await writePicture(path.join(pictures, 'van.png'), 900)
  await writeFile(path.join(pictures, 'broken.png'), 'not a picture')
  const showing = (name: string) =>
    replaced(imprint, 'This is', `![A van](../../pictures/${name}) This is`)
  for (const [name, message] of [
    ['lost.png', 'which is not in content/pictures/. Put it there.'],
    ['broken.png', 'which cannot be read. Save it as JPEG, PNG, WebP or AVIF.'],
  ] as const)
    expect(await reportsAfter(copy, showing(name))).toEqual([
      expect.stringContaining(`The text names the picture ${name}, ${message}`),
    ])
  const [{ entries, pictures: made }] = readContent(copy, { drafts: new Map([showing('van.png')]) })
  expect(entries.pages[0]!.html).toMatch(
    /<img src="[^"]*van-640[^"]*\.webp" alt="A van" width="640" height="427"/,
  )
  const versions = [...made.files.values()].map(({ width, format }) => `${width} ${format}`)
  expect(versions).toEqual(['640 avif', '900 avif', '640 webp', '900 webp'])
})
