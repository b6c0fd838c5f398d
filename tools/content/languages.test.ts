import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../test-folder.ts'
import { languagesOf } from './languages.ts'

/** The languages of a project with these folders in `content/`; a * is after one with a logo, which translations lack. */
function languagesIn(folders: string) {
  const project = testFolder()
  for (const name of folders.trim().split(' ')) {
    const folder = path.join(project, 'content', name.replace('*', ''))
    mkdirSync(folder, { recursive: true })
    if (name.endsWith('*')) writeFileSync(path.join(folder, 'logo.yaml'), '')
  }
  return languagesOf(project)
}

test.each([
  ['de', ['de']],
  ['es ar en', ['en', 'ar', 'es']],
  ['en pt-BR zh-Hant', ['en', 'pt-BR', 'zh-Hant']],
  ['en es* de', ['es', 'de', 'en']],
  ['en* es*', ['en', 'es']],
])('the folders %s are the languages %j', (folders, languages) => {
  expect(languagesIn(folders)).toEqual({ languages })
})

test.each([
  ['', 'must contain a folder named after a language, such as en. Restore it from Git.'],
  ['en espanol', 'contains espanol, which is not the code of a language'],
  ['en ES', 'contains ES, which is not the code of a language'],
])('the folders “%s” are refused: %s', (folders, start) => {
  const message = expect.stringContaining(start)
  const problem = { file: 'content', place: 'This folder', message }
  expect(languagesIn(folders)).toEqual({ languages: [], problem })
})
