import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { project } from '../project.ts'
import { testFolder } from '../test-folder.ts'
import { ContentEditor } from './content-editor.ts'
import { filePathOf } from './content-files.ts'
import type { Answer, Edit, Place } from './protocol.ts'
import { type Raw, valueIn } from './values.ts'

const elsewhere = { ok: false, changedElsewhere: true }
const written = (...files: string[]) => ({ ok: true, files })

let folder: string
let editor: ContentEditor
beforeEach(() => {
  folder = testFolder()
  cpSync(path.join(project, 'content'), path.join(folder, 'content'), { recursive: true })
  editor = new ContentEditor(folder)
})

const read = (file: string, root = folder) => readFileSync(path.join(root, file), 'utf8')
const files = (root = folder) =>
  Object.fromEntries(
    globSync('content/**/*.{yaml,md}', { cwd: root }).map((file) => [file, read(file, root)]),
  )

/** A place such as `en home hero heading`, and its value. */
function at(place: string) {
  const [language = '', file = '', ...names] = place.split(' ')
  const steps = names.map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  const found = editor.state().languages.find(({ code }) => code === language)
  return { language, file, path: steps, was: valueIn(found?.files[file], steps) }
}
const value = (place: string): Raw => at(place).was
const to = (place: string, value: unknown): Edit & Place => ({ ...at(place), value })
const apply = (edits: Edit[], along?: boolean): Promise<Answer> =>
  editor.apply({ kind: 'edit', edits, ...(along && { along }) })
const take = (kind: 'undo' | 'redo', change = 0) => editor.apply({ kind, change })

const needed = ['en/cases/night-desk.md', 'en/articles/how-we-measure.md', 'es/pricing.yaml']
const isSample =
  needed.every((file) => existsSync(path.join(project, 'content', file))) &&
  read('content/en/services.yaml', project).includes('slug: predictive-analytics')

describe.runIf(isSample)('In the sample', () => {
  test('a change is taken back beside one from outside, and not over it', async () => {
    const file = 'content/en/home.yaml'
    const before = read(file)
    const { hero } = value('en home')
    const mine = to('en home hero heading', 'My heading')
    expect(await apply([{ ...mine, was: 'Before' }])).toEqual(elsewhere)
    await apply([mine])
    writeFileSync(
      path.join(folder, file),
      read(file).replace('A person decides', 'Somebody decides'),
    )
    expect(await take('undo')).toMatchObject(written(file))
    expect(read(file)).toBe(before.replace('A person decides', 'Somebody decides'))
    expect(await take('redo')).toMatchObject(written(file))
    expect(value('en home hero heading')).toBe('My heading')
    writeFileSync(path.join(folder, file), read(file).replace('My heading', 'Theirs'))
    expect(await take('undo')).toEqual(elsewhere)
    expect(value('en home hero')).toEqual({ ...hero, heading: 'Theirs' })
  })

  // tests/edit/editor.e2e.ts has two values of one file.
  test('a unit in two languages is accepted together, and not alone', async () => {
    const edits = () => [
      to('es home impact metrics 0 unit', 'puntos'),
      to('en home impact metrics 0 unit', 'points'),
    ]
    expect(await apply(edits().slice(0, 1))).toMatchObject({
      problems: [{ where: expect.stringMatching(/unit, Español$/) }],
    })
    expect(files()).toEqual(files(project))
    expect(await apply(edits())).toMatchObject({ ok: true })
    expect(edits()).toEqual(edits().map((edit) => ({ ...edit, was: edit.value })))
    await take('undo')
    expect(files()).toEqual(files(project))
  })

  test('a renamed service takes everything along that names it', async () => {
    const rename = [to('en services 3 slug', 'forecasts')]
    const article = 'en articles/how-we-measure'
    const text = value(`${article} body`)
    await apply([to(`${article} body`, `${text}\n\n[This](/services#predictive-analytics "one")`)])
    const namedIn = [
      ...['About page, 2023', 'About page, Mara Delgado'],
      ...['About page, Sam Whitlock', 'Pricing page, offers', 'The article How we measure'],
    ]
    const named = 'names this service and will name it by its new address'
    const linked = 'links to it and will lead to its new address'
    expect(await apply(rename)).toEqual({
      ok: false,
      along: [
        ...namedIn.map((where) => ({ where, what: named })),
        { where: 'The article How we measure', what: linked },
      ],
    })
    expect(await apply(rename, true)).toMatchObject({ ok: true })
    const others = ['voice-ai', 'ai-chat', 'process-automation']
    expect(value(`${article} services`)).toEqual([...others, 'forecasts'])
    expect(value(`${article} body`)).toBe(`${text}\n\n[This](/services#forecasts "one")`)
    expect(Object.values(files()).join('\n')).not.toContain('predictive-analytics')
  })

  test('what is wrong with a page is refused before anything is written', async () => {
    const file = 'content/en/services.yaml'
    const problem = { file, place: 'services[0].slug', path: [0, 'slug'], message: 'is an id.' }
    editor.checkPages = async ([first]) =>
      first!.content.services[0]!.slug === 'menu' ? [problem] : []
    const rename = [to('en services 0 slug', 'menu')]
    expect(await apply(rename, true)).toMatchObject({
      ok: false,
      problems: [{ message: 'is an id.' }],
    })
    expect(files()).toEqual(files(project))
  })

  test('a changed address of a translation takes the links to it along', async () => {
    const [page, article] = ['es pages/imprint', 'es articles/how-we-measure']
    await apply([to(`${article} body`, `[Quién](/es/${value(`${page} address`)})`)])
    expect(await apply([to(`${page} address`, 'firma')], true)).toMatchObject({ ok: true })
    expect(value(`${article} body`)).toBe(`[Quién](/es/firma)`)
    for (const change of [1, 0]) await take('undo', change)
    expect(files()).toEqual(files(project))
  })

  test('a removed service leaves every list, and no case without a service', async () => {
    const remove = (index: number) =>
      ['en', 'es'].map((code) =>
        to(`${code} services`, value(`${code} services`).toSpliced(index, 1)),
      )
    expect(await apply(remove(0), true)).toMatchObject({
      problems: [
        {
          where: 'The case Night desk',
          message: 'is about this service only. Give it another service first, or remove the case.',
        },
      ],
    })
    expect(files()).toEqual(files(project))
    // Named, too, where only a person can change a text.
    const words = {
      'hero, intro': 'forecasts next month',
      'meta, description, Español': 'pronostica el mes',
    }
    const named = Object.entries(words).map(([place, words]) => ({
      where: `Home page, ${place}`,
      what: `speaks of it, which only you can change: “${words}”`,
    }))
    expect(await apply(remove(3))).toMatchObject({ along: expect.arrayContaining(named) })
    expect(await apply(remove(3), true)).toMatchObject({ ok: true })
    expect(value('es pricing offers')).toHaveLength(3)
    expect(value('en about people people 3 services')).toBeUndefined()
    const others = ['voice-ai', 'ai-chat', 'process-automation']
    expect(value('en articles/how-we-measure services')).toEqual(others)
    await take('undo')
    expect(files()).toEqual(files(project))
  })

  test('links follow a page to its new address, and are in the way of its removal', async () => {
    expect(await apply([to('en before-you-sign meta path', '/questions')], true)).toMatchObject({
      ok: true,
    })
    for (const code of ['en', 'es'])
      expect(value(`${code} articles/how-we-measure body`)).toContain('](/questions#people)')
    const name = 'articles/what-a-person-should-decide'
    const article = value(`en ${name}`)
    expect(await apply([to(`en ${name}`, undefined)], true)).toMatchObject({
      problems: [{ where: 'The article How we measure, text' }, {}],
    })
    const renamed = [to(`en ${name}`, undefined), to('en articles/who-decides', article)]
    expect(await apply(renamed)).toMatchObject({
      along: expect.arrayContaining([
        {
          where: 'The article What a person should decide, Español',
          what: 'is its translation and will have its new name',
        },
      ]),
    })
    expect(await apply(renamed, true)).toMatchObject({ ok: true })
    for (const code of ['en', 'es'])
      expect(value(`${code} articles/how-we-measure body`)).toContain('](/articles/who-decides)')
    expect(value(`es ${name}`)).toBeUndefined()
  })

  test('a page is written, changed and removed', async () => {
    const place = { language: 'en', file: 'pages/terms' }
    const page = {
      ...{ title: 'Terms', description: 'What we promise, and what we ask for in return.' },
      ...{ link: 'Terms', menu: 'footer', body: 'First.\n\nSecond, with a soft\u00adhyphen.' },
    }
    expect(await apply([to('en pages/terms', { ...page, body: '' })])).toMatchObject({
      problems: [{ where: 'The page Terms, text', at: { ...place, path: ['body'] } }],
    })
    expect(await apply([to('en pages/terms', page)])).toMatchObject(written(filePathOf(place)))
    expect(value('en pages/terms')).toEqual(page)
    await apply([to('en pages/terms title', 'Our terms')])
    expect(read(filePathOf(place))).toContain('---\ntitle: Our terms\ndescription: What')
    expect(await apply([to('en pages/terms', undefined)])).toMatchObject({ ok: true })
    expect(editor.isOwnText(filePathOf(place))).toBe(true)
    expect(files()).toEqual(files(project))
    await take('undo', 2)
    expect(value('en pages/terms title')).toBe('Our terms')
  })
})
