import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languagesOf, nameOf } from './languages.ts'

/** The languages of a project with these folders in `content/`. */
function languagesIn(folders: string[], settings = '') {
  const project = mkdtempSync(path.join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const name of ['schema', ...folders])
    mkdirSync(path.join(project, 'content', name), { recursive: true })
  writeFileSync(path.join(project, '.env'), settings)
  return languagesOf(project)
}

test.each([
  [['en'], '', ['en']],
  [['de'], '', ['de']],
  [['es', 'ar', 'en'], '', ['en', 'ar', 'es']],
  [['en', 'pt-BR', 'zh-Hant'], '', ['en', 'pt-BR', 'zh-Hant']],
  [['en', 'es'], 'VITE_SITE_LANGUAGE=es', ['es', 'en']],
])(
  'of the folders %j with the setting “%s”, the languages are %j',
  (folders, settings, languages) => {
    expect(languagesIn(folders, settings)).toEqual({ languages })
  },
)

test.each([
  [[], '', 'must contain a folder named after a language, such as en.'],
  [['en', 'espanol'], '', 'contains espanol, which is not the code of a language'],
  [['en', 'ES'], '', 'contains ES, which is not the code of a language'],
  [['de', 'fr'], '', 'contains de and fr, but not en. Set VITE_SITE_LANGUAGE'],
  [['en', 'es'], 'VITE_SITE_LANGUAGE=fr', 'contains en and es, but not fr.'],
])('the folders %j with the setting “%s” are refused: content %s', (folders, settings, message) => {
  const { languages, problem } = languagesIn(folders, settings)
  expect(languages).toEqual([])
  expect(problem).toMatchObject({ file: 'content', message: expect.stringContaining(message) })
})

test.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['ar', 'العربية'],
  ['pt-BR', 'Português (Brasil)'],
])('%s is called %s', (language, name) => {
  expect(nameOf(language)).toBe(name)
})
