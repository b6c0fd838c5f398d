import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { project } from '../../project.ts'
import { translationsOfPages } from './pages.ts'
import { problemList } from './problem.ts'
import { checkContent, readContent } from './read-content.ts'
import { addTranslation, copyOfContent, folder } from './test-support.ts'

const [{ content: sample }] = readContent(project)
const service = sample.services[0]!.slug
const caseFile = 'cases/night.md'
const articleFile = 'articles/counting.md'

/** A copy of the content with a case, an article and another page, and nothing else of their kinds. */
async function contentWithEntries(): Promise<string> {
  const copy = await copyOfContent()
  const target = path.join(copy, folder)
  for (const name of ['cases', 'articles', 'pages', 'work.yaml', 'articles.yaml'])
    await rm(path.join(target, name), { recursive: true, force: true })
  await cp(path.join(project, 'tests/fixtures/evidence'), target, { recursive: true })
  await replace(copy, caseFile, 'SERVICE', service)
  return copy
}

async function replace(copy: string, name: string, from: string, to: string, at = folder) {
  const file = path.join(copy, at, name)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

const problemsOf = (copy: string) => problemList(checkContent(copy).problems)

test('Markdown files become pages, with links to each other', async () => {
  const copy = await contentWithEntries()
  expect(problemsOf(copy)).toBe('')
  const [{ entries }] = readContent(copy)
  const [night] = entries.cases
  expect(night).toMatchObject({ slug: 'night', path: '/work/night', company: 'Tarn' })
  expect(night!.stops.today).toContain('articles">the articles</a>')
  expect(entries.articles).toMatchObject([{ path: '/articles/counting', minutes: 1 }])
  expect(entries.pages).toMatchObject([{ path: '/imprint', html: '<p>Nobody.</p>' }])
})

test.each<[string, string, string, string, string]>([
  [
    'without the way it was measured',
    caseFile,
    '  how: The log of the telephone.\n',
    '',
    'result.how is missing. Write a text.',
  ],
  [
    'without consent',
    caseFile,
    'consent: true',
    'consent: false',
    'person.consent has to be true: ask the person',
  ],
  [
    'about a service that does not exist',
    caseFile,
    `[${service}]`,
    '[faxes]',
    'services.0 is “faxes”, which is not the slug of a service.',
  ],
  ['that starts in the future', caseFile, '2025-03-03', '2999-03-03', 'since is in the future.'],
  ['with a day that does not exist', caseFile, '2025-03-03', '2025-02-30', 'since is not a date.'],
  [
    'of which more stops than there is',
    caseFile,
    'stopped: 112',
    'stopped: 900',
    'week.stopped has to be at most as many as all.',
  ],
  [
    'that does not say what broke',
    caseFile,
    '## What broke\n\nA clock.\n',
    '',
    'The text lacks “## What broke”.',
  ],
  ['with nothing in a part', caseFile, 'A clock.', '', 'The text has nothing below “What broke”.'],
  [
    'with an unknown field',
    caseFile,
    'company: Tarn',
    'company: Tarn\nfirm: Tarn',
    'This file has “firm”, which is not a field here.',
  ],
  [
    'with a dead link',
    articleFile,
    '/work/night',
    '/work/day',
    'The text links to “/work/day”, which is not a page of this site',
  ],
  [
    'with a link to a place that is not on the page',
    articleFile,
    '/work/night',
    '/work/night#nowhere',
    'The text links to “/work/night#nowhere”',
  ],
  [
    'about a case with a footnote',
    caseFile,
    'A clock.',
    'A clock.[^1]\n\n[^1]: A note.',
    'The text has a footnote.',
  ],
  [
    'with a title that is too long',
    articleFile,
    'How we count.',
    `How ${'we '.repeat(15)}count.`,
    'title is too long for a search result',
  ],
  [
    'with front matter that cannot be read',
    articleFile,
    'title: How',
    'title: How: How',
    'cannot be read',
  ],
])('a file %s stops the build', async (_, file, from, to, message) => {
  const copy = await contentWithEntries()
  await replace(copy, file, from, to)
  expect(problemsOf(copy)).toContain(message)
  expect(problemsOf(copy)).toContain(`${folder}/${file}:`)
})

test('a mistake has its line', async () => {
  const copy = await contentWithEntries()
  await replace(copy, caseFile, 'consent: true', 'consent: maybe')
  expect(problemsOf(copy)).toContain(`${caseFile}:30\n`)
  await replace(copy, caseFile, 'consent: maybe', 'consent: true')
  await replace(copy, caseFile, 'A refund.', '<b>A refund.</b>')
  expect(problemsOf(copy)).toContain(`${caseFile}:43\n`)
})

test('a page needs the file around it, and a path of its own', async () => {
  const copy = await contentWithEntries()
  await rm(path.join(copy, folder, 'work.yaml'))
  expect(problemsOf(copy)).toContain('This file needs work.yaml, which is not there.')
  const other = await contentWithEntries()
  await replace(other, 'work.yaml', 'path: /work', 'path: /imprint')
  expect(problemsOf(other)).toContain('work.meta.path is the path of pages/imprint.md, too.')
  const reserved = await contentWithEntries()
  await cp(
    path.join(reserved, folder, 'pages/imprint.md'),
    path.join(reserved, folder, 'pages/static.md'),
  )
  expect(problemsOf(reserved)).toContain('This file has a name that the build uses itself.')
})

test('a file cannot have the address of a language or of a folder', async () => {
  const copy = await contentWithEntries()
  await addTranslation(copy, 'it')
  const source = path.join(copy, folder, 'pages/imprint.md')
  await cp(source, path.join(copy, folder, 'pages/it.md'))
  expect(problemsOf(copy)).toContain(
    `${folder}/pages/it.md\n    This file has the address of home.yaml of another language. Rename it.`,
  )
  await rm(path.join(copy, folder, 'pages/it.md'))
  const article = path.join(copy, folder, articleFile)
  await cp(article, path.join(copy, folder, 'articles/index.md'))
  expect(problemsOf(copy)).toContain('This file has a name that the build uses itself.')
})

test('an index of many articles has further pages', async () => {
  const copy = await contentWithEntries()
  const article = path.join(copy, folder, articleFile)
  for (let count = 1; count <= 20; count++)
    await cp(article, path.join(copy, folder, `articles/counting-${count}.md`))
  const paths = [...translationsOfPages(readContent(copy)).values()].flat().map((page) => page.path)
  expect(paths).toContain('/articles/2')
  expect(paths).not.toContain('/articles/3')
})

test('drafts and future-dated articles are held back, and cannot be linked to', async () => {
  for (const [from, to] of [
    ['date: 2026-01-05', 'date: 2999-01-05'],
    ['date: 2026-01-05', 'date: 2026-01-05\ndraft: true'],
  ] as const) {
    const copy = await contentWithEntries()
    await replace(copy, articleFile, from, to)
    await replace(copy, caseFile, ' See [the articles](/articles).', '')
    const [{ entries, content }] = readContent(copy)
    expect(entries.articles).toEqual([])
    // Without an article, there is no index either.
    expect(content.articles).toBeUndefined()
    expect(readContent(copy, { heldBack: true })[0].entries.articles).toHaveLength(1)
    await replace(copy, caseFile, 'It runs.', '[It](/articles/counting) runs.')
    expect(problemsOf(copy)).toContain('The text links to “/articles/counting”')
  }
})

test('an article that is held back publishes no pictures', async () => {
  const copy = await contentWithEntries()
  await mkdir(path.join(copy, 'content/pictures'))
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toFile(path.join(copy, 'content/pictures/van.png'))
  const text = '![A van](../../pictures/van.png)'
  await replace(copy, articleFile, 'date: 2026-01-05', 'date: 2026-01-05\ndraft: true')
  await writeFile(
    path.join(copy, folder, articleFile),
    `${await readFile(path.join(copy, folder, articleFile), 'utf8')}\n${text}\n`,
  )
  await replace(copy, caseFile, ' See [the articles](/articles).', '')
  expect(readContent(copy)[0].pictures.files.size).toBe(0)
  expect(readContent(copy, { heldBack: true })[0].pictures.files.size).toBe(2)
})

test('a translated article is held back with its original', async () => {
  const copy = await contentWithEntries()
  await addTranslation(copy, 'it')
  await replace(copy, articleFile, 'date: 2026-01-05', 'date: 2026-01-05\ndraft: true')
  await replace(copy, caseFile, ' See [the articles](/articles).', '')
  const words = await readFile(path.join(copy, folder, articleFile), 'utf8')
  for (const [name, text] of [
    [
      articleFile,
      words.replace(/^(date|draft|services): .*\n/gm, '').replace('[show](/work/night)', 'show'),
    ],
    [
      'pages/other.md',
      '---\ntitle: Altro\ndescription: Una pagina con un collegamento che non porta da nessuna parte.\nlink: Altro\nmenu: none\n---\n\n[Tutti](/articles)\n',
    ],
  ] as const) {
    const file = path.join(copy, 'content/it', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  expect(problemsOf(copy)).toContain('The text links to “/articles”')
})

test('an index without anything to list has no page', async () => {
  const copy = await contentWithEntries()
  // The case for the home page.
  await writeFile(
    path.join(copy, folder, 'work.yaml'),
    `${await readFile(path.join(copy, folder, 'work.yaml'), 'utf8')}onHome: night\n`,
  )
  await rm(path.join(copy, folder, 'cases'), { recursive: true })
  await replace(copy, articleFile, '[show](/work/night)', 'show')
  expect(problemsOf(copy)).toBe('')
  expect(readContent(copy)[0].content.work).toBeUndefined()
})

test('a translation has the words only, and may lack a file or have one of its own', async () => {
  const copy = await contentWithEntries()
  await addTranslation(copy, 'it')
  const italian = 'content/it'
  await cp(path.join(copy, folder, 'cases'), path.join(copy, italian, 'cases'), { recursive: true })
  expect(problemsOf(copy)).toContain('since is the same in every language. Remove it')
  for (const [from, to] of [
    [`services: [${service}]\n`, ''],
    ['since: 2025-03-03\n', ''],
    ['week:\n  all: 690\n  stopped: 112\n', ''],
    ['  consent: true\n', ''],
  ] as const)
    await replace(copy, caseFile, from, to, italian)
  await mkdir(path.join(copy, italian, 'pages'))
  await writeFile(
    path.join(copy, italian, 'pages/estate.md'),
    await readFile(path.join(copy, folder, 'pages/imprint.md'), 'utf8'),
  )
  // There are no articles in this language, so nothing can lead there.
  expect(problemsOf(copy)).toContain('The text links to “/articles”')
  await replace(copy, caseFile, ' See [the articles](/articles).', '', italian)
  expect(problemsOf(copy)).toBe('')
  const [, { entries, content }] = readContent(copy) as [unknown, ReturnType<typeof readContent>[0]]
  expect(entries.cases).toMatchObject([{ path: '/it/work/night', since: '2025-03-03' }])
  expect(entries.pages).toMatchObject([{ path: '/it/estate' }])
  expect(content.articles).toBeUndefined()
})

test('a picture is named by a text or a person, and has to be there', async () => {
  const copy = await contentWithEntries()
  await replace(copy, 'pages/imprint.md', 'Nobody.', '![A van](../../pictures/van.png)')
  expect(problemsOf(copy)).toContain(
    'names the picture van.png, which is not in content/pictures/.',
  )
  await mkdir(path.join(copy, 'content/pictures'))
  const file = path.join(copy, 'content/pictures/van.png')
  await writeFile(file, 'not a picture')
  expect(problemsOf(copy)).toContain('names the picture van.png, which cannot be read.')
  const create = { width: 900, height: 600, channels: 3, background: 'red' } as const
  await sharp({ create }).png().toFile(file)
  const [{ entries, pictures }] = readContent(copy)
  expect(entries.pages[0]!.html).toMatch(
    /<img src="[^"]*van-640[^"]*\.webp" alt="A van" width="640" height="427"/,
  )
  expect([...pictures.files.values()].map(({ width, format }) => `${width} ${format}`)).toEqual([
    '640 avif',
    '900 avif',
    '640 webp',
    '900 webp',
  ])
})
