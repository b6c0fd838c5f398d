import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { tokensFile } from '../build/design-tokens.ts'
import { project } from '../project.ts'
import { ContentEditor } from './content-editor.ts'
import type { Answer, Change, Path } from './protocol.ts'

// biome-ignore lint/suspicious/noExplicitAny: as it is in a file
type Raw = any

const home = 'content/en/home.yaml'
const elsewhere = { ok: false, changedElsewhere: true }

let folder: string
let editor: ContentEditor
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-editor-'))
  for (const part of ['content', tokensFile])
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true })
  editor = new ContentEditor(folder)
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const read = (file: string, root = folder) => readFileSync(path.join(root, file), 'utf8')
const value = (file: string): Raw => parse(read(file))
const changedFiles = () =>
  globSync('content/*/**/*.{yaml,md}', { cwd: folder }).filter(
    (file) => read(file) !== read(file, project),
  )

/** A place such as `home.hero.heading`, and its value. */
function at(place: string) {
  const [file, ...names] = place.split('.')
  const steps: Path = names.map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  const was = steps.reduce<Raw>((part, step) => part[step], value(`content/en/${file}.yaml`))
  return { language: 'en', file, path: steps, was }
}
const apply = (change: object): Promise<Answer> => editor.apply(change as Change)
const set = (place: string, value: unknown, now = {}) =>
  apply({ kind: 'set', ...at(place), value, ...now })

test('what was changed elsewhere is not overwritten', async () => {
  expect(await set('home.hero.heading', 'Mine', { was: 'Before' })).toEqual(elsewhere)
  expect(await editor.apply({ kind: 'undo', change: 7 })).toEqual(elsewhere)
  expect(changedFiles()).toEqual([])
  const answers = [set('home.hero.heading', 'First'), set('home.hero.heading', 'Second')]
  expect(await Promise.all(answers)).toEqual([{ ok: true, change: 0 }, elsewhere])
  writeFileSync(path.join(folder, home), read(home).replace('First', 'Theirs'))
  expect(await editor.apply({ kind: 'undo', change: 0 })).toEqual(elsewhere)
  expect(value(home).hero.heading).toBe('Theirs')
})

test('a service that is the only one of a case is not removed', async () => {
  const { was, ...services } = at('services')
  const answer = await apply({ kind: 'remove', ...services, at: 0, was: was[0] })
  expect(answer).toMatchObject({ problems: [{ file: 'content/en/cases/night-desk.md' }, {}] })
  expect(changedFiles()).toEqual([])
})

test('a renamed service keeps its rows, prices, cases and articles', async () => {
  const { was } = at('services.0.slug')
  expect(await set('services.0.slug', 'phone')).toMatchObject({ ok: true })
  expect(value(home).board.rows[0].service).toBe('phone')
  for (const file of globSync('content/en/**/*.{yaml,md}', { cwd: folder }))
    expect(read(file), file).not.toMatch(new RegExp(`^ *(- )?(slug|services?):.*${was}`, 'm'))
})
