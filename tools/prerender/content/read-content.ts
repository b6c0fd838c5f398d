import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Entries } from '../../../src/content/entries.ts'
import {
  type Content,
  camelCase,
  type FileName,
  fileOf,
  isForAll,
  isOptional,
  schemas,
} from '../../../src/content/index.ts'
import type { Picture } from '../../../src/content/picture.ts'
import {
  crossChecks,
  type Fault,
  type PageFault,
  sharedDescriptions,
  sharedPaths,
} from './cross-checks.ts'
import { describeIssue } from './describe-issue.ts'
import { checkEntries, type MarkText } from './entries.ts'
import { type Drafts, type EntryFile, entryKinds, readEntryFiles } from './entry-files.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { languagesOf } from './languages.ts'
import { addPrefix, entryName, entryPaths, hasAnswers, translateLinks } from './pages.ts'
import { PictureFiles } from './picture-files.ts'
import { ContentError, type ContentProblem } from './problem.ts'
import { namesIn, readText } from './read-text.ts'
import { redirectFaults } from './redirects.ts'
import { complete, hasNoWords } from './translation.ts'
import { restore, restoreTranslation, YamlFile } from './yaml-file.ts'

/** The files of a language's folder. A translation has none for content without words, such as the mark. */
export type Files = Map<FileName, YamlFile>

export type LanguageContent = {
  /** The name of its folder, such as `en`. */
  language: string
  content: Content
  files: Files
  entries: Entries
  entryFiles: EntryFile[]
  /** By the names of their files. */
  portraits: Record<string, Picture>
  /** The same for all languages. */
  pictures: PictureFiles
}

type CheckedContent = {
  /** The first language first. Empty if there are problems. */
  languages: LanguageContent[]
  problems: ContentProblem[]
}

type Options = {
  drafts?: Drafts
  /** Whether to include drafts. */
  heldBack?: boolean
  /** Changes a Markdown text before it becomes HTML (tools/edit/marks.ts). */
  markText?: MarkText
}

const names = Object.keys(schemas) as FileName[]

/**
 * The content in every language, the first language first.
 *
 * @throws ContentError with the list of all mistakes
 */
export function readContent(
  project: string,
  options: Options = {},
): [LanguageContent, ...LanguageContent[]] {
  const { languages, problems } = checkContent(project, options)
  if (problems.length > 0) throw new ContentError(problems)
  return languages as [LanguageContent, ...LanguageContent[]]
}

/**
 * Reads the content of the project in a folder, completes the translations, fills in the facts and checks
 * everything against the schema. Mistakes in a translation are reported when the first language has none, and
 * those in Markdown files when the other files have none.
 */
export function checkContent(project: string, options: Options = {}): CheckedContent {
  try {
    return checkFiles(project, options)
  } catch (error) {
    if (error instanceof ContentError) return { languages: [], problems: error.problems }
    throw error
  }
}

/** @throws ContentError for a file that cannot be read */
function checkFiles(
  project: string,
  { drafts = new Map(), heldBack = false, markText }: Options,
): CheckedContent {
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

  const read = checked.map(({ language, files, content }) => ({
    language,
    files,
    content: content!,
    entryFiles: readEntryFiles(project, drafts, language),
  }))
  for (const translation of read.slice(1)) {
    translateLinks(translation.content, read[0]!.content)
    addPrefix(translation.content, translation.language)
  }
  const pictures = new PictureFiles(project)
  const languages = read.map((each, index) => {
    const before = index > 0 ? read[0] : undefined
    const paths = entryPaths(each, before)
    const { entries, problems: faults } = checkEntries(
      { ...each, original: before, paths, pictures, markText },
      heldBack,
    )
    problems.push(...faults)
    return { ...each, content: withoutEmpty(each.content, entries), entries, pictures }
  })
  const report = (fault: PageFault, { files, entryFiles }: (typeof read)[0]) => {
    if ('file' in fault) return problems.push(problemAt([files, read[0]!.files], fault))
    const { path: steps, message } = fault
    const { frontMatter } = entryFiles.find(
      ({ kind, slug }) => entryName(kind, slug) === fault.entry,
    )!
    const place = steps.join('.') || 'This file'
    return problems.push(frontMatter.problemAt(steps, place, message))
  }
  for (const { fault, of } of sharedPaths(languages)) report(fault, of)
  for (const fault of redirectFaults(languages)) report(fault, languages[0]!)
  for (const each of languages)
    for (const fault of sharedDescriptions(each.content, each.entries)) report(fault, each)
  const complete = languages.map((each) => ({
    ...each,
    portraits: portraitsOf(each.content, pictures, (fault) => report(fault, each)),
  }))
  return problems.length > 0 ? { languages: [], problems } : { languages: complete, problems }
}

/** Leaves out each index that has nothing to list: a site has no page of that kind. */
function withoutEmpty(content: Content, { cases, articles }: Entries): Content {
  const { work, articles: index, beforeYouSign, ...others } = content
  return {
    ...others,
    work: cases.length > 0 ? work : undefined,
    articles: articles.length > 0 ? index : undefined,
    beforeYouSign: hasAnswers(content) ? beforeYouSign : undefined,
  }
}

function portraitsOf({ about }: Content, pictures: PictureFiles, report: (fault: Fault) => void) {
  const portraits: Record<string, Picture> = {}
  for (const [index, { portrait }] of (about.people?.people ?? []).entries()) {
    if (!portrait) continue
    try {
      portraits[portrait] = pictures.portrait(portrait)
    } catch (error) {
      const path = ['people', 'people', index, 'portrait']
      report({ file: 'about', path, message: (error as Error).message })
    }
  }
  return portraits
}

type Checked = {
  language: string
  files: Files
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
  const raw = Object.fromEntries(names.map((name) => [name, files.get(name)?.value])) as Record<
    FileName,
    unknown
  >
  if (problems.length > 0) return { language, files, problems }

  if (original)
    for (const file of names) {
      const first = original.files.get(file)?.value
      // A translation may lack these, or have them alone.
      if (isOptional(file) && (!raw[file] || !first)) continue
      raw[file] = complete(schemas[file], first, raw[file] ?? {}, (path, message) =>
        report({ file, path, message }),
      )
    }
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
    ? { language, files, problems: original ? unique(problems) : problems }
    : { language, files, content: content as Content, problems }
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
  for (const name of isTranslation ? namesInFolder(isTranslation) : names) {
    const file = fileOf(path.basename(folder), name)
    const source = drafts.get(file) ?? readText(project, file)
    if (source !== undefined) {
      const read = new YamlFile(file, source)
      files.set(name, read)
      problems.push(...read.problems)
    } else if (!isOptional(name))
      problems.push({
        file,
        place: 'This file',
        message: `is missing. ${isTranslation ? restoreTranslation : restore}`,
      })
  }
  return { files, problems }
}

const namesInFolder = (isTranslation: boolean) =>
  names.filter((name) => !isForAll(name) && !(isTranslation && hasNoWords(schemas[name])))

function unknownFiles(project: string, folder: string, isTranslation: boolean): ContentProblem[] {
  const known = namesInFolder(isTranslation)
  const required = known.filter((name) => !isOptional(name))
  const missing = required.filter((name) => !existsSync(path.join(project, folder, `${name}.yaml`)))
  return namesIn(project, folder)
    .filter((file) => !known.some((name) => file === `${name}.yaml`) && !file.startsWith('.'))
    .filter((file) => !entryKinds.some((kind) => file === kind))
    .map((file) => {
      const rename = missing.length > 0 ? `Rename it to ${missing[0]}.yaml, or remove` : 'Remove'
      const isWordless = names.some((name) => file === `${name}.yaml`)
      const message = isWordless
        ? 'has no words, so it is the same in every language. Remove it.'
        : `is not used. ${rename} it.`
      return { file: `${folder}/${file}`, place: 'This file', message }
    })
}

/** @param sources the files of the language, then those that it is completed from */
function problemAt(sources: Files[], { file, path: steps, message }: Fault, key?: string) {
  const source = sources.find((files) => files.has(file))!.get(file)!
  return source.problemAt(steps, placeOf(file, steps), message, key)
}

/** For example `services[2].title`. */
export const placeOf = (name: string, steps: PropertyKey[]) =>
  steps.reduce<string>(
    (place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${String(step)}`),
    name,
  )
