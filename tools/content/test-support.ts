import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { project } from '../project.ts'
import { testFolder } from '../test-folder.ts'
import { yamlFileOf } from './content-files.ts'
import { languagesOf } from './languages.ts'
import { checkContent } from './read-content.ts'

const [language, ...others] = languagesOf(project).languages

/** The folder of the first language. */
export const folder = `content/${language}`

/** A copy of this project's content in its first language, without redirects. */
export function copyOfContent(cleanUp?: Parameters<typeof testFolder>[0]): string {
  const copy = testFolder(cleanUp)
  cpSync(path.join(project, 'content'), path.join(copy, 'content'), { recursive: true })
  for (const name of [...others, 'redirects.yaml'])
    rmSync(path.join(copy, 'content', name), { recursive: true, force: true })
  return copy
}

/** Adds a translation to a copy of the content: the words of the first language, if asked with Markdown files. */
export function addTranslation(copy: string, language: string, withEntries = false) {
  const [from, to] = [path.join(copy, folder), path.join(copy, 'content', language)]
  const isCopied = withEntries ? /\.md$|(?<!logo)\.yaml$|\/[\w-]+$/ : /(?<!logo)\.yaml$/
  cpSync(from, to, { recursive: true, filter: (file) => file === from || isCopied.test(file) })
  const changes = [
    `site.locale: ${language}_US`,
    ...(withEntries ? [] : ['home.impact.link: REMOVED']),
  ]
  for (const change of changes) {
    const [file, text] = changed(copy, change, `content/${language}`)
    writeFileSync(path.join(copy, file), text)
  }
}

function parsed(copy: string, change: string, at: string) {
  const [, name, place, value] = /^([\w/-]+)\.?(\S*?): (.*)$/s.exec(change)!
  const file = name!.includes('/') ? `${at}/${name}.md` : yamlFileOf(path.basename(at), name!)
  const source = readFileSync(path.join(copy, file), 'utf8')
  const [, start = '', yaml = source, end = ''] = /^(---\n)(.*?)^(---\n.*)$/ms.exec(source) ?? []
  const steps = place ? place.split('.') : []
  return { file, start, end, document: parseDocument(yaml), steps, value: value! }
}

/**
 * A content file in which one value is changed, as in `home.hero.heading: A new text`: the file, the path in it and
 * the value in YAML. `REMOVED` removes the value.
 */
export function changed(copy: string, change: string, at = folder): [file: string, text: string] {
  const { file, start, end, document, steps, value } = parsed(copy, change, at)
  if (value === 'REMOVED') document.deleteIn(steps)
  else document.setIn(steps, document.createNode(parse(value)))
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

const placeOf = (change: string) =>
  change
    .split(': ')[0]!
    .replace(/^\w+\/[\w-]+\./, '')
    .replace(/\.(\d+)/g, '[$1]')

/** Whether the content has what is around the value that is changed. */
function isThere(copy: string, change: string) {
  try {
    const { document, steps } = parsed(copy, change, folder)
    return document.hasIn(steps.slice(0, -1))
  } catch {
    return false
  }
}

/**
 * Tests what the check says of a change: how its only report starts, after the place of the change, or how all of them
 * do. Those of a part that this content lacks are left out.
 */
export function testChanges(changes: Record<string, string | string[]>) {
  const copy = copyOfContent(afterAll)
  const rows = Object.entries(changes)
    .filter(([change]) => isThere(copy, change))
    .map(([change, start]): [string, string[]] => [
      change,
      typeof start === 'string' ? [`${placeOf(change)} ${start}`] : start,
    ])
  test.each(rows)('With “%s” the check says: %j', async (change, starts) => {
    const reports = await reportsAfter(copy, changed(copy, change))
    expect(reports.map((report, index) => report.slice(0, starts[index]?.length))).toEqual(starts)
  })
}
