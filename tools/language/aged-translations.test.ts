import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { YamlFile } from '../prerender/content/yaml-file.ts'
import { testFolder } from '../test-folder.ts'
import { agedTexts, recordTranslations } from './aged-translations.ts'
import type { Language } from './translated-texts.ts'

let project: string
beforeEach(() => {
  project = testFolder()
  mkdirSync(path.join(project, 'content/es'), { recursive: true })
})
const recordFile = () => path.join(project, 'content/es/.translations')

/** The address changes with the list, and does not age. */
const withAddress = (list: string[]) => JSON.stringify({ list, path: `/${list.join('-')}` })

/** A language with a list of texts, and one Markdown file. */
const content = (language: string, list: string[], body: string): Language => ({
  language,
  files: new Map([['site', new YamlFile(`content/${language}/site.yaml`, withAddress(list))]]),
  entryFiles: [
    {
      kind: 'pages',
      slug: 'imprint',
      address: 'imprint',
      frontMatter: new YamlFile(`content/${language}/pages/imprint.md`, '\ntitle: 1\n'),
      body,
      source: '',
      bodyOffset: 3,
    },
  ],
})
type Texts = [list: string[], body: string]

/** The aged texts of a valid change, which is recorded. */
function agedAfter(english: Texts, spanish: Texts, isRight?: () => boolean): string[] {
  const languages = [content('en', ...english), content('es', ...spanish)]
  const aged = agedTexts(project, languages)
  recordTranslations(project, languages, isRight)
  return aged.map(({ file, path, source, line }) => `${file}.${path.join('.')} ${source}:${line}`)
}
const first = 'site.list.0 content/es/site.yaml:1'
const body = 'pages/imprint.body content/es/pages/imprint.md:4'

test('a text is aged from the change of its original until it changes itself', () => {
  expect(agedAfter([['One', 'Two'], 'We\nus\n'], [['Uno', 'Dos'], 'Nos\ny'])).toEqual([])
  for (const _ of ['each time', 'again'])
    expect(agedAfter([['One!', 'Two'], 'We'], [['Uno', 'Dos'], 'Nos\ny'])).toEqual([first, body])
  expect(agedAfter([['One!', 'Two'], 'We\r\nus'], [['¡Uno!', 'Dos'], 'Nos\ny'])).toEqual([])
  expect(agedAfter([['One', 'Two'], 'We\nus'], [['¡Uno!', 'Dos'], 'Nos\ny'])).toEqual([first])
})

test('a text that is right for the changed original, too, is aged no more', () => {
  agedAfter([['One'], ''], [['Uno'], ''])
  expect(agedAfter([['One!'], ''], [['Uno'], ''], () => true)).toEqual([first])
  expect(agedAfter([['One!'], ''], [['Uno'], ''])).toEqual([])
})

test('a text that was copied from the original and not translated yet ages, too', () => {
  expect(agedAfter([['One'], ''], [['One'], ''])).toEqual([])
  expect(agedAfter([['One!'], ''], [['One'], ''])).toEqual([first])
})

test('texts may move, and two originals may have one translation', () => {
  agedAfter([['One', 'Two', 'A pair'], ''], [['Uno', 'Dos', 'Dos'], ''])
  expect(agedAfter([['A pair', 'One', 'Two'], ''], [['Dos', 'Uno', 'Dos'], ''])).toEqual([])
})

test('the file has a line for each pair, is written only when it changes, and may have a conflict', () => {
  agedAfter([['One', 'Two'], ''], [['Uno', 'Dos'], ''])
  const record = readFileSync(recordFile(), 'utf8')
  expect(record).toMatch(/^# .*\n([\w-]{8} [\w-]{8}\n){2}$/)
  const { mtimeNs } = statSync(recordFile(), { bigint: true })
  agedAfter([['One', 'Two'], ''], [['Uno', 'Dos'], ''])
  expect(statSync(recordFile(), { bigint: true }).mtimeNs).toBe(mtimeNs)
  writeFileSync(recordFile(), record.replace('\n', '\n<<<<<<< ours\n'))
  expect(agedAfter([['One!', 'Two'], ''], [['Uno', 'Dos'], ''])).toEqual([first])
  expect(readFileSync(recordFile(), 'utf8')).not.toContain('<<<')
})
