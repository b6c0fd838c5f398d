import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Content, camelCase, type FileName, schemas } from '../../../content/schema/index.ts'
import { crossChecks, type Fault, sharedPaths } from './cross-checks.ts'
import { describeIssue } from './describe-issue.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { languagesOf } from './languages.ts'
import { addPrefix, translateLinks } from './pages.ts'
import { ContentError, type ContentProblem } from './problem.ts'
import { complete, hasNoWords } from './translation.ts'
import { restore, restoreTranslation, YamlFile } from './yaml-file.ts'

/** The files of a language's folder. A translation has none for content without words, such as the mark. */
export type Files = Map<FileName, YamlFile>

export type LanguageContent = {
  /** The name of its folder, such as `en`. */
  language: string
  content: Content
  files: Files
}

export type CheckedContent = {
  /** The first language first. Empty if there are problems. */
  languages: LanguageContent[]
  problems: ContentProblem[]
}

type Drafts = ReadonlyMap<string, string>

type RawContent = Record<FileName, unknown>

const names = Object.keys(schemas) as FileName[]

/**
 * The content in every language, the first language first.
 *
 * @throws ContentError with the list of all mistakes
 */
export function readContent(project: string): [LanguageContent, ...LanguageContent[]] {
  const { languages, problems } = checkContent(project)
  if (problems.length > 0) throw new ContentError(problems)
  return languages as [LanguageContent, ...LanguageContent[]]
}

/**
 * Reads the content of the project in a folder, completes the translations, fills in the facts and checks
 * everything against the schema. Mistakes in a translation are reported when the first language has none.
 *
 * @param drafts texts that are not saved yet, by their file relative to the project
 */
export function checkContent(project: string, drafts: Drafts = new Map()): CheckedContent {
  const { languages: codes, problem } = languagesOf(project)
  if (problem) return { languages: [], problems: [problem] }
  const [first, ...others] = codes as [string, ...string[]]
  const original = checkLanguage(project, drafts, first)
  if (!original.content) return { languages: [], problems: original.problems }
  const checked = [
    original,
    ...others.map((code) => checkLanguage(project, drafts, code, original)),
  ]
  const problems = checked.flatMap((each) => each.problems)
  if (problems.length > 0) return { languages: [], problems }

  const languages = checked.map(({ language, files, content }) => ({
    language,
    files,
    content: content!,
  }))
  for (const translation of languages.slice(1)) {
    translateLinks(translation.content, languages[0]!.content)
    addPrefix(translation.content, translation.language)
  }
  for (const fault of sharedPaths(languages.map(({ content }) => content))) {
    const { files } = languages.find(({ content }) => content === fault.content)!
    problems.push(problemAt([files], fault))
  }
  return problems.length > 0 ? { languages: [], problems } : { languages, problems }
}

type Checked = {
  language: string
  files: Files
  raw: RawContent
  /** Undefined if there are problems. */
  content?: Content
  problems: ContentProblem[]
}

/** @param original the first language, if this is a translation */
function checkLanguage(
  project: string,
  drafts: Drafts,
  language: string,
  original?: Checked,
): Checked {
  const folder = `content/${language}`
  const { files, problems } = readFiles(project, drafts, folder, original !== undefined)
  const sources = original ? [files, original.files] : [files]
  const report = (fault: Fault, key?: string) => problems.push(problemAt(sources, fault, key))
  const raw = Object.fromEntries(names.map((name) => [name, files.get(name)?.value])) as RawContent
  if (problems.length > 0) return { language, files, raw, problems }

  if (original)
    for (const file of names)
      raw[file] = complete(schemas[file], original.raw[file], raw[file] ?? {}, (path, message) =>
        report({ file, path, message }),
      )
  const values = valuesFor(raw)
  const content: Record<string, unknown> = {}
  for (const file of names) {
    const filled = fillIn(raw[file], values, (path, message) => report({ file, path, message }))
    const { data, error } = schemas[file].safeParse(filled, { error: describeIssue })
    for (const { path, message, ...issue } of error?.issues ?? [])
      report({ file, path, message }, 'keys' in issue ? issue.keys[0] : undefined)
    content[camelCase(file)] = data
  }
  // Check one file against another only when each of them is valid.
  if (problems.length === 0)
    for (const fault of crossChecks(content as Content, language, original?.content)) report(fault)
  return problems.length > 0
    ? { language, files, raw, problems: original ? unique(problems) : problems }
    : { language, files, raw, content: content as Content, problems }
}

/** A field that is missing in a translation is reported by its schema, too. Its first message is enough. */
const unique = (problems: ContentProblem[]) =>
  problems.filter(
    ({ file, place }, index) =>
      problems.findIndex((other) => other.file === file && other.place === place) === index,
  )

function readFiles(project: string, drafts: Drafts, folder: string, isTranslation: boolean) {
  const files: Files = new Map()
  const problems = unknownFiles(project, folder, isTranslation)
  for (const name of names) {
    const file = `${folder}/${name}.yaml`
    if (statSync(path.join(project, file), { throwIfNoEntry: false })?.isFile()) {
      const source = drafts.get(file) ?? readFileSync(path.join(project, file), 'utf8')
      const read = new YamlFile(file, source)
      files.set(name, read)
      problems.push(...read.problems)
    } else if (!isTranslation || !hasNoWords(schemas[name]))
      problems.push({
        file,
        place: 'This file',
        message: `is missing. ${isTranslation ? restoreTranslation : restore}`,
      })
  }
  return { files, problems }
}

function unknownFiles(project: string, folder: string, isTranslation: boolean): ContentProblem[] {
  const known = names.filter((name) => !isTranslation || !hasNoWords(schemas[name]))
  const missing = known.filter((name) => !existsSync(path.join(project, folder, `${name}.yaml`)))
  return globSync('*', { cwd: path.join(project, folder) })
    .filter((file) => !known.some((name) => file === `${name}.yaml`) && !file.startsWith('.'))
    .map((file) => {
      const rename = missing.length > 0 ? `Rename it to ${missing[0]}.yaml, or remove` : 'Remove'
      const isWordless = names.some((name) => file === `${name}.yaml`)
      const message = isWordless
        ? `has no words, so it is the same in every language. Remove it. If you copied this folder from another language, remove the folder and run: npm run add-language -- ${path.basename(folder)}`
        : `is not used. ${rename} it.`
      return { file: `${folder}/${file}`, place: 'This file', message }
    })
}

/**
 * @param sources the files of the language, then those that it is completed from
 * @param key an unknown field, whose line this is
 */
function problemAt(sources: Files[], { file, path: steps, message }: Fault, key?: string) {
  const source = sources.map((files) => files.get(file)).find((each) => each !== undefined)!
  const line = source.lineOf(key ? [...steps, key] : steps)
  return { file: source.file, line, place: placeOf(file, steps), message }
}

/** For example `services[2].title`. */
export const placeOf = (name: string, steps: PropertyKey[]) =>
  steps.reduce<string>(
    (place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${String(step)}`),
    name,
  )
