import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { checkContent, type LanguageContent, readContent } from '../read-content.ts'
import {
  addTranslation,
  changed,
  copyOfContent,
  folder,
  reportsAfter,
  withChanges,
} from '../test-support.ts'

// check.test.ts has the problems in front matter, markdown.test.ts those in any Markdown.

const copy = copyOfContent(afterAll)
/** The first files of their kinds, and texts that are in them. */
const [{ content, entryFiles, pages }] = readContent(copy)
const nameOf = (kind: string) => entryFiles.find(({ name }) => name.startsWith(kind))!.name
const [aCase, article, page] = [nameOf('cases'), nameOf('articles'), nameOf('pages')]
const broke = `## ${content.pages.work!.stations.broke}`
const end = /\n*$/

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
  [article, end, '\n\n[So](/work/none)', deadLink('/work/none')],
  [aCase, broke, '## What failed', `lacks “${broke}”. A case has the headings`],
  [aCase, end, '[^1]\n\n[^1]: A note.', 'The text has a footnote. Only'],
  [page, /(?<=\n---\n).*/s, '', 'The text is empty. Write it below the second line of hyphens.'],
  [
    page,
    end,
    '\n\n![A van](lost.png)',
    'lost.png, which is not in content/pictures/. Put it there.',
  ],
])('In %s, “%s” as “%s” is reported: %s', async (name, from, to, message) => {
  const reports = await reportsAfter(copy, replaced(name, from, to))
  expect(reports).toEqual([expect.stringContaining(message)])
})

test('a text can link to each address of a page, such as that of one night', async () => {
  const variants = pages.filter(({ path, canonical }) => path !== canonical)
  for (const { path: address } of [pages[0]!, ...variants.slice(-1)])
    expect(await reportsAfter(copy, replaced(article, end, `\n\n[So](${address})`))).toEqual([])
})

test.each([
  ['pages/static.md', 'has a name that the build uses itself. Choose another.'],
  ['pages/About_us.md', 'has a name that cannot be part of an address. Use lower-case'],
  ['pages/it.md', 'has the address of home.yaml of another language. Rename it, or give'],
])('a file with the name %s is reported', async (name, message) => {
  const copy = copyOfContent()
  addTranslation(copy, 'it')
  await cp(path.join(copy, folder, `${page}.md`), path.join(copy, folder, name))
  const start = `${folder}/${name}: This file ${message}`
  expect(reportsOn(copy)).toContainEqual(expect.stringContaining(start))
})

test('a name may begin with a digit, as one that the editor makes of a title', async () => {
  const copy = copyOfContent()
  await cp(path.join(copy, folder, `${page}.md`), path.join(copy, folder, 'pages/24-hours.md'))
  expect(reportsOn(copy)).not.toContainEqual(expect.stringContaining('24-hours.md: '))
})

test('cases need the file with the words around them', async () => {
  const copy = copyOfContent()
  await rm(path.join(copy, folder, 'work.yaml'))
  expect(reportsOn(copy)).toContain(
    `${folder}/${aCase}.md: This file needs work.yaml, which is not there. Copy it from the sample.`,
  )
})

test.each([article, aCase, page])(
  'a draft of %s is in no language, and cannot be linked to',
  (name) => {
    const copy = copyOfContent()
    addTranslation(copy, 'it', true)
    // In each language, another page links to it by its path in that language.
    const links = readContent(copy).map(({ language, pages }) => {
      const [file, { path: link }] = [
        `content/${language}/pages/two.md`,
        pages.find((each) => each.name === name)!,
      ]
      const text = readFileSync(path.join(copy, folder, `${page}.md`), 'utf8')
      const other = text.replace(/^(title|description): ("?)./gm, '$1: $2Z')
      writeFileSync(path.join(copy, file), `${other}\n[So](${link})\n`)
      return { file, link }
    })
    expect(reportsOn(copy)).toEqual([])
    expect(reportsOn(copy, [changed(copy, `${name}.draft: true`)])).toEqual(
      expect.arrayContaining(links.map(({ file, link }) => `${file}: ${deadLink(link)}`)),
    )
  },
)

test('a translation may lack a Markdown file, and have one of its own', async () => {
  const copy = copyOfContent()
  addTranslation(copy, 'it')
  await mkdir(path.join(copy, 'content/it/pages'))
  const [, text] = replaced(page, end, '\n')
  await writeFile(path.join(copy, 'content/it/pages/estate.md'), text)
  expect(reportsOn(copy)).toEqual([])
  const renamed = changed(copy, `${aCase}.since: REMOVED`)[1]
  expect(reportsOn(copy, [['content/it/cases/two.md', renamed]])).toContainEqual(
    expect.stringMatching(
      /two.md: This file is in this language alone, and lacks since, .* rename this/,
    ),
  )
  const [, translation] = readContent(copy)
  expect(translation!.content.pages).toMatchObject({ case: [], text: [{ path: '/it/estate' }] })
  expect(translation!.pages.map(({ kind }) => kind)).not.toContain('work')
})

test('a translation of a Markdown file may have an address of its own', () => {
  const copy = copyOfContent()
  addTranslation(copy, 'it', true)
  const ofPage = (address: string) => changed(copy, `${page}.address: ${address}`, 'content/it')
  const original = readContent(copy)[0].pages.find(({ name }) => name === page)!
  // Links are written as before, or with the page’s own address.
  for (const link of [original.path, '/it/terms']) {
    const [, text] = replaced(article, end, `\n\n[So](${link})`)
    const linked: [string, string] = [`content/it/${article}.md`, text]
    const [first, translation] = withChanges(copy, [ofPage('terms'), linked], () =>
      readContent(copy),
    )
    expect(JSON.stringify(translation!.content.pages.article)).toContain('href=\\"/it/terms\\"')
    const found = first.pages.find(({ name }) => name === page)!
    expect(found.translations).toEqual({ [first.language]: original.path, it: '/it/terms' })
  }
  expect(reportsOn(copy, [ofPage('Our terms')])).toEqual([
    expect.stringContaining('address cannot be part of an address. Use lower-case'),
  ])
})

test.each(['<../../pictures/My Ván.PNG>', '../../pictures/My%20Ván.PNG'])(
  'a picture whose name has a space, a capital and an accent is shown: %s',
  async (address) => {
    const copy = copyOfContent()
    await writePicture(path.join(copy, 'content/pictures/My Ván.PNG'), 9)
    const changes = [
      replaced(page, end, `\n\n![A van](${address})`),
      changed(copy, 'about.people.people.0.portrait: My Ván.PNG'),
    ]
    const [{ content }] = withChanges(copy, changes, () => readContent(copy))
    expect(JSON.stringify(content.pages.text)).toContain('static/media/my-van-9.')
    expect(content.portraits['My Ván.PNG']!.path).toContain('/static/media/my-van-square-320.')
  },
)

test('a picture has to be readable, and gets the sizes and formats that a text needs', async () => {
  const copy = copyOfContent()
  const pictures = path.join(copy, 'content/pictures')
  await writePicture(path.join(pictures, 'van.png'), 900)
  await writeFile(path.join(pictures, 'broken.png'), 'not a picture')
  const showing = (name: string) => replaced(page, end, `\n\n![A van](../../pictures/${name})`)
  expect(await reportsAfter(copy, showing('broken.png'))).toEqual([
    expect.stringContaining(
      'broken.png, which cannot be read. Save it as JPEG, PNG, WebP or AVIF.',
    ),
  ])
  const [first] = withChanges(copy, [showing('van.png')], () => readContent(copy))
  const shown = first.content.pages.text.flatMap(({ text: { sections } }) => sections)
  expect(shown.map(({ html }) => html).join()).toMatch(
    /<img src="[^"]*van-640[^"]*\.webp" alt="A van" width="640" height="427"/,
  )
  expect(versionsOf('van.png', first)).toEqual(['640 avif', '900 avif', '640 webp', '900 webp'])
})
