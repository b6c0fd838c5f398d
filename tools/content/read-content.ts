import type { Entries } from '../../src/content/entries.ts'
import {
  type Content,
  camelCase,
  type FileName,
  isOptional,
  schemas,
} from '../../src/content/index.ts'
import type { Picture } from '../../src/content/picture.ts'
import { crossChecks, type Fault, sharedDescriptions, sharedPaths } from './cross-checks.ts'
import { describeIssue } from './describe-issue.ts'
import { checkEntries } from './entries.ts'
import { type EntryFile, readEntryFiles } from './entry-files.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { type Files, fileNames, problemAt, readFiles } from './language-files.ts'
import { languagesOf } from './languages.ts'
import { addPrefix, entryPaths, type SourceName, translateLinks } from './pages.ts'
import { PictureFiles } from './picture-files.ts'
import { ContentError, type ContentProblem } from './problem.ts'
import { redirectFaults } from './redirects.ts'
import { complete } from './translation.ts'
import type { YamlFile } from './yaml-file.ts'

export type LanguageContent = {
  /** The name of its folder, such as `en`. */
  language: string
  content: Content
  files: Files
  entries: Entries
  /** All of its files. */
  sources: ReadonlyMap<SourceName, YamlFile>
  entryFiles: EntryFile[]
  /** By the names of their files. */
  portraits: Record<string, Picture>
  /** The same for all languages. */
  pictures: PictureFiles
}

type Options = {
  /** Whether drafts get a page. They are checked all the same. */
  withDrafts?: boolean
}

/** As `readContent`, with the mistakes in a list. If there are any, there are no languages. */
export function checkContent(
  project: string,
  options?: Options,
): { languages: LanguageContent[]; problems: ContentProblem[] } {
  try {
    return { languages: readContent(project, options), problems: [] }
  } catch (error) {
    if (error instanceof ContentError) return { languages: [], problems: error.problems }
    throw error
  }
}

/**
 * Reads the content of the project in a folder, completes the translations, fills in the facts and checks
 * everything against the schema. Mistakes in a translation are reported when the first language has none, and
 * those in Markdown files when the YAML files have none.
 *
 * @returns the first language first
 * @throws ContentError with the list of all mistakes
 */
export function readContent(
  project: string,
  { withDrafts = false }: Options = {},
): [LanguageContent, ...LanguageContent[]] {
  const problems: ContentProblem[] = []
  const stopIfWrong = () => {
    if (problems.length > 0) throw new ContentError(problems)
  }
  const { languages: codes, problem } = languagesOf(project)
  if (problem) throw new ContentError([problem])
  let firstFiles: Files | undefined
  const [first, ...others] = codes.map((language) => {
    const files = readFiles(project, language, firstFiles, problems)
    firstFiles ??= files
    return { language, files }
  })
  stopIfWrong()
  const original = checkLanguage(first!, problems)
  stopIfWrong()
  const checked = [original, ...others.map((each) => checkLanguage(each, problems, original))]
  stopIfWrong()

  const read = checked.map((each) => {
    const entryFiles = readEntryFiles(project, each.language)
    const entries = entryFiles.map((entry) => [entry.name, entry.frontMatter] as const)
    return {
      ...each,
      entryFiles,
      sources: new Map<SourceName, YamlFile>([...each.files, ...entries]),
    }
  })
  for (const translation of read.slice(1)) {
    translateLinks(translation.content, original.content)
    addPrefix(translation.content, translation.language)
  }
  const pictures = new PictureFiles(project)
  const languages = read.map((each, index) => {
    const before = index > 0 ? read[0] : undefined
    const paths = entryPaths(each, before)
    const around = { ...each, original: before, paths, pictures, withDrafts }
    const { entries, problems: faults } = checkEntries(around)
    problems.push(...faults)
    return { ...each, content: withoutEmpty(each.content, entries), entries, pictures }
  })
  const report = (fault: Fault, { sources }: (typeof read)[0]) =>
    problems.push(problemAt([sources, original.files], fault))
  for (const { fault, of } of sharedPaths(languages)) report(fault, of)
  for (const fault of redirectFaults(languages)) report(fault, languages[0]!)
  for (const each of languages)
    for (const fault of sharedDescriptions(each.content, each.entries)) report(fault, each)
  const finished: LanguageContent[] = languages.map((each) => ({
    ...each,
    portraits: portraitsOf(each.content, pictures, (fault) => report(fault, each)),
  }))
  stopIfWrong()
  return finished as [LanguageContent, ...LanguageContent[]]
}

/** Leaves out each index that has nothing to list: a site has no page of that kind. */
function withoutEmpty(content: Content, { cases, articles }: Entries): Content {
  const { work, articles: index, ...others } = content
  return {
    ...others,
    work: cases.length > 0 ? work : undefined,
    articles: articles.length > 0 ? index : undefined,
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

/**
 * The YAML files of a language, as what the schema makes of them.
 *
 * @param problems gets its mistakes; with any, the content is not valid
 * @param original the first language, if this is a translation
 */
function checkLanguage(
  { language, files }: { language: string; files: Files },
  problems: ContentProblem[],
  original?: { files: Files; content: Content },
) {
  const before = problems.length
  const sources = original ? [files, original.files] : [files]
  const report = (fault: Fault, key?: string) => {
    const problem = problemAt(sources, fault, key)
    const isSame = ({ file, place }: ContentProblem) =>
      file === problem.file && place === problem.place
    // A field that a translation lacks is reported by its schema, too. The first message is enough.
    if (!original || !problems.some(isSame)) problems.push(problem)
  }
  const raw: Partial<Record<FileName, unknown>> = {}
  for (const name of fileNames) raw[name] = files.get(name)?.value
  if (original)
    for (const file of fileNames) {
      const first = original.files.get(file)?.value
      // A translation may lack these, or have them alone.
      if (isOptional(file) && (!raw[file] || !first)) continue
      raw[file] = complete(schemas[file], first, raw[file] ?? {}, (path, message) =>
        report({ file, path, message }),
      )
    }
  const values = valuesFor(raw)
  const parsed: Record<string, unknown> = {}
  for (const file of fileNames) {
    const filled = fillIn(raw[file], values)
    const { data, error } = schemas[file].safeParse(filled, { error: describeIssue })
    for (const { path, message, ...issue } of error?.issues ?? [])
      report({ file, path, message }, 'keys' in issue ? issue.keys[0] : undefined)
    parsed[camelCase(file)] = data
  }
  const content = parsed as Content
  // Check one file against another only when each of them is valid.
  if (problems.length === before)
    for (const fault of crossChecks(content, language, original?.content)) report(fault)
  return { language, files, content, values }
}
