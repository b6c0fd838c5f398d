import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { YamlFile } from '../content/files/yaml-file.ts'
import { testFolder } from '../test-folder.ts'
import type { Problem } from './report.ts'
import { notTranslated, olderThanOriginal, type Sources } from './translations.ts'

const about = (language: string) => `content/${language}/about.yaml`

/** A language with one file. */
function content(language: string, text: string) {
  return { language, sources: new Map([['about', new YamlFile(about(language), text)]]) } as Sources
}
const english = 'a: Calm and clear\nb: We reply soon\nicon: phone\n'
const textsOf = (problems: Iterable<Problem>) =>
  Array.from(problems, ({ kind, message, where }) => `${kind}: ${message} ${where}`)

test.each([
  ['a: Calma y claridad\nb: We reply soon\nicon: phone', []],
  [english, [`decide: Not translated yet: 2 of 2 lines. ${about('es')}`]],
])('a file with mostly the same lines is not translated yet: “%s”', (text, problems) => {
  expect(textsOf(notTranslated([content('en', english), content('es', text)]))).toEqual(problems)
})

test.runIf(spawnSync('git', ['--version']).status === 0)(
  'a file that Git says is older than its original is named, and none where there is no history',
  () => {
    const folder = testFolder(afterAll)
    const languages = ['en', 'es', 'fr'].map((language) => content(language, english))
    const found = () => textsOf(olderThanOriginal(folder, languages))
    const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    const commit = (hour: number, ...changed: string[]) => {
      for (const language of changed) {
        mkdirSync(path.join(folder, 'content', language), { recursive: true })
        writeFileSync(path.join(folder, about(language)), `hour: ${hour}`)
      }
      process.env.GIT_COMMITTER_DATE = `2026-01-01T0${hour}:00:00Z`
      git('add', '--all')
      git('-c', 'user.name=Ida', '-c', 'user.email=ida@nordbahn.eu', 'commit', '-m', 'A commit')
      delete process.env.GIT_COMMITTER_DATE
    }
    expect(found()).toEqual([])
    git('init')
    commit(1, 'en', 'es', 'fr')
    expect(found()).toEqual([])
    commit(2, 'en')
    commit(3, 'fr')
    expect(found()).toEqual([
      expect.stringMatching(`^note: ${about('es')} is older .*git diff \\w+ -- ${about('en')}$`),
    ])
  },
)
