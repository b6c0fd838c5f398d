import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { yamlFileOf } from '../../src/content/index.ts'
import { testFolder } from '../test-folder.ts'
import { checkContent } from './read-content.ts'
import { writeWorstCase } from './worst-case.ts'
import type { Language } from './worst-values.ts'

/** The folder of the first language of a copy. */
export const folder = 'content/en'

/** Content that no provider has changed: the longest that the schema allows, and what else is checked with it. */
export async function copyOfContent(
  cleanUp?: Parameters<typeof testFolder>[0],
  languages: Language[] = ['en'],
): Promise<string> {
  const copy = testFolder(cleanUp)
  await writeWorstCase('longest', copy, languages)
  return copy
}

/** Adds a translation to a copy of the content: the words of the first language, without Markdown files. */
export function addTranslation(copy: string, language: string) {
  const [from, to] = [path.join(copy, folder), path.join(copy, 'content', language)]
  cpSync(from, to, {
    recursive: true,
    filter: (file) => file === from || /(?<!logo)\.yaml$/.test(file),
  })
  const [file, text] = changed(copy, `site.locale: ${language}_US`, `content/${language}`)
  writeFileSync(path.join(copy, file), text)
}

/**
 * A content file in which one value is changed, as in `home.hero.heading: A new text`: the file, the path in it and
 * the value in YAML. `REMOVED` removes the value.
 */
export function changed(copy: string, change: string, at = folder): [file: string, text: string] {
  const [, name, place, value] = /^([\w/-]+)\.?(\S*?): (.*)$/s.exec(change)!
  const file = name!.includes('/') ? `${at}/${name}.md` : yamlFileOf(path.basename(at), name!)
  const source = readFileSync(path.join(copy, file), 'utf8')
  const [, start = '', yaml = source, end = ''] = /^(---\n)(.*?)^(---\n.*)$/ms.exec(source) ?? []
  const document = parseDocument(yaml)
  const steps = place ? place.split('.') : []
  if (value === 'REMOVED') document.deleteIn(steps)
  else document.setIn(steps, document.createNode(parse(value!)))
  return [file, start + document.toString({ lineWidth: 0 }) + end]
}

type Change = [file: string, text: string]

/** Runs something with other texts in files of a copy, and puts back what was there. */
export function withChanges<Result>(copy: string, changes: Change[], run: () => Result): Result {
  const files = changes.map(([file]) => path.join(copy, file))
  const before = files.map((file) => existsSync(file) && readFileSync(file))
  for (const [index, file] of files.entries()) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, changes[index]![1])
  }
  try {
    return run()
  } finally {
    for (const [index, file] of files.entries())
      before[index] ? writeFileSync(file, before[index]) : rmSync(file)
  }
}

/** What the check reports about the changed files, and nothing about any other. */
export async function reportsAfter(copy: string, ...changes: Change[]) {
  const { problems } = withChanges(copy, changes, () => checkContent(copy))
  const files = changes.map(([file]) => file)
  for (const { file } of problems) expect(files).toContain(file)
  return problems.map(({ place, message }) => `${place} ${message}`)
}
