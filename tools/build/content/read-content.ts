import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Content, camelCase, type FileName, schemas } from '../../../content/schema/index.ts'
import { crossChecks } from './cross-checks.ts'
import { describeIssue } from './describe-issue.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { ContentError, type ContentProblem } from './problem.ts'
import { restore, YamlFile } from './yaml-file.ts'

export type CheckedContent = {
  /** Undefined if there are problems. */
  content?: Content
  problems: ContentProblem[]
  files: Map<FileName, YamlFile>
}

const names = Object.keys(schemas) as FileName[]

/** @throws ContentError with the list of all mistakes */
export function readContent(project: string): Content {
  const { content, problems } = checkContent(project)
  if (!content) throw new ContentError(problems)
  return content
}

/** Reads the content of the project in a folder, fills in the facts and checks it against its schema. */
export function checkContent(project: string): CheckedContent {
  const files = new Map<FileName, YamlFile>()
  const { folder, problems } = languageFolder(project)
  if (!folder) return { problems, files }

  problems.push(...unknownFiles(project, folder))
  for (const name of names) {
    const file = `${folder}/${name}.yaml`
    if (statSync(path.join(project, file), { throwIfNoEntry: false })?.isFile()) {
      const read = new YamlFile(file, readFileSync(path.join(project, file), 'utf8'))
      files.set(name, read)
      problems.push(...read.problems)
    } else problems.push({ file, place: 'This file', message: `is missing. ${restore}` })
  }
  if (problems.length > 0) return { problems, files }

  const raw = Object.fromEntries(names.map((name) => [name, files.get(name)!.value]))
  const values = valuesFor(raw)
  const at = (name: FileName, steps: PropertyKey[], message: string, key?: string) =>
    problems.push(problemAt(files.get(name)!, name, steps, message, key))
  const content: Record<string, unknown> = {}
  for (const name of names) {
    const filled = fillIn(raw[name], values, (steps, message) => at(name, steps, message))
    const { data, error } = schemas[name].safeParse(filled, { error: describeIssue })
    for (const issue of error?.issues ?? [])
      at(name, issue.path, issue.message, 'keys' in issue ? issue.keys[0] : undefined)
    content[camelCase(name)] = data
  }
  // Cross-check only when every file is valid.
  if (problems.length === 0)
    for (const { file, path: steps, message } of crossChecks(content as Content, folder))
      at(file, steps, message)
  return problems.length > 0
    ? { problems, files }
    : { content: content as Content, problems, files }
}

/** The only folder in `content/` besides the schema. */
function languageFolder(project: string): { folder?: string; problems: ContentProblem[] } {
  const folders = globSync('content/*/', { cwd: project }).filter(
    (name) => !/schema\/?$/.test(name),
  )
  if (folders.length === 1) return { folder: folders[0]!.replace(/\/$/, ''), problems: [] }
  const found = folders.length > 0 ? ` It has ${folders.join(' and ')}.` : ''
  const message = `must contain exactly one content folder, named after its language code, like en.${found}`
  return { problems: [{ file: 'content', place: 'This folder', message }] }
}

function unknownFiles(project: string, folder: string): ContentProblem[] {
  const missing = names.filter((name) => !existsSync(path.join(project, folder, `${name}.yaml`)))
  return globSync('*', { cwd: path.join(project, folder) })
    .filter((file) => !names.some((name) => file === `${name}.yaml`) && !file.startsWith('.'))
    .map((file) => {
      const rename = missing.length > 0 ? `Rename it to ${missing[0]}.yaml, or remove` : 'Remove'
      const message = `is not used. ${rename} it.`
      return { file: `${folder}/${file}`, place: 'This file', message }
    })
}

function problemAt(
  file: YamlFile,
  name: FileName,
  steps: PropertyKey[],
  message: string,
  /** Of an unknown field, whose line this is. */
  key?: string,
): ContentProblem {
  const line = file.lineOf(key ? [...steps, key] : steps)
  return { file: file.file, line, place: placeOf(name, steps), message }
}

/** For example `services[2].title`. */
export const placeOf = (name: string, steps: PropertyKey[]) =>
  steps.reduce<string>(
    (place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${String(step)}`),
    name,
  )
