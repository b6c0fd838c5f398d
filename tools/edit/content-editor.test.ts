import {
  cpSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { tokensFile } from '../build/design-tokens.ts'
import { project } from '../project.ts'
import { ContentEditor } from './content-editor.ts'
import type { Change } from './protocol.ts'

const home = 'content/en/home.yaml'

let folder: string
let editor: ContentEditor
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-editor-'))
  for (const part of ['content/en', 'content/es', tokensFile])
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true })
  editor = new ContentEditor(folder)
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const original = (file: string) => readFileSync(path.join(project, file), 'utf8')

const heading = (value: string, was?: unknown): Change => {
  const { files } = editor.state().languages[0]!
  // biome-ignore lint/suspicious/noExplicitAny: as it is in the file
  const now = (files.home as any).hero.heading
  return {
    ...{ kind: 'set', language: 'en', file: 'home', path: ['hero', 'heading'] },
    ...{ was: was ?? now, value },
  } as Change
}

test('changes a value, and takes it back exactly', async () => {
  const answer = await editor.apply(heading('New words'))
  expect(answer).toEqual({ ok: true, change: 0 })
  expect(read(home)).toContain('heading: New words')
  expect(editor.isOwnText(home)).toBe(true)
  await editor.apply({ kind: 'undo', change: 0 })
  expect(read(home)).toBe(original(home))
  await editor.apply({ kind: 'redo', change: 0 })
  expect(read(home)).toContain('heading: New words')
})

test('writes nothing that breaks a rule or overwrites what was changed elsewhere', async () => {
  expect(await editor.apply(heading(''))).toMatchObject({
    ok: false,
    problems: [{ file: home, place: 'home.hero.heading' }],
  })
  expect(await editor.apply(heading('Mine', 'What it was before'))).toEqual({
    ok: false,
    changedElsewhere: true,
  })
  expect(read(home)).toBe(original(home))
  expect(await editor.apply({ kind: 'undo', change: 7 })).toMatchObject({ changedElsewhere: true })
})

test('checks changes that come at once together', async () => {
  const answers = await Promise.all([
    editor.apply(heading('First')),
    editor.apply(heading('Second')),
  ])
  expect(answers).toMatchObject([{ ok: true }, { ok: false, changedElsewhere: true }])
  expect(read(home)).toContain('heading: First')
})

test('keeps symbolic links', async () => {
  const elsewhere = path.join(folder, 'elsewhere.yaml')
  writeFileSync(elsewhere, original(home))
  rmSync(path.join(folder, home))
  symlinkSync(elsewhere, path.join(folder, home))
  await editor.apply(heading('Through a link'))
  expect(lstatSync(path.join(folder, home)).isSymbolicLink()).toBe(true)
  expect(readFileSync(elsewhere, 'utf8')).toContain('heading: Through a link')
})

test('never leaves the folders of the languages', async () => {
  for (const language of ['../..', 'schema', '/etc', 'en/../../x']) {
    const change = { ...heading('x'), language } as Change
    expect(await editor.apply(change), language).toEqual({ ok: false, changedElsewhere: true })
  }
})

test('replaces a group in every language, and a renamed service keeps its rows of the board', async () => {
  const slug = editor.state().languages[0]!.files.services as { slug: string }[]
  const was = slug[0]!.slug
  const change: Change = {
    kind: 'set',
    language: 'en',
    file: 'services',
    path: [0, 'slug'],
    was,
    value: 'phone',
  }
  expect(await editor.apply(change)).toMatchObject({ ok: true })
  expect(read(home)).not.toContain(`service: ${was}`)
  expect(read(home)).toContain('service: phone')
  for (const file of globSync('content/*/*/*.md', { cwd: folder }))
    expect(read(file), file).not.toMatch(new RegExp(`^services:.*${was}`, 'm'))

  // biome-ignore lint/suspicious/noExplicitAny: as it is in the file
  const { board } = editor.state().languages[0]!.files.home as any
  const removal: Change = {
    kind: 'replace',
    language: 'en',
    file: 'home',
    path: ['board'],
    was: board,
    values: {},
  }
  expect(await editor.apply(removal)).toMatchObject({ ok: true })
  for (const language of ['en', 'es'])
    expect(read(`content/${language}/home.yaml`)).not.toMatch(/^board:/m)
  expect(
    await editor.apply({ ...removal, was: undefined, values: { en: board, es: {} } }),
  ).toMatchObject({ ok: false })
})
