import { pagesOf } from '../../src/pages-of.ts'
import { kinds } from '../../src/site.ts'
import { type Checked, problemsOf, sharedPaths } from './checks/across-files.ts'
import { linkResolver, type PlaceLink, translate } from './checks/links.ts'
import { redirectProblems } from './checks/redirects.ts'
import { visitValues } from './checks/visit-values.ts'
import { fileNames, schemas } from './content-files.ts'
import { addEntries } from './files/entries.ts'
import { type EntryFile, readEntryFiles } from './files/entry-files.ts'
import { type Files, problemAt, readFiles } from './files/language-files.ts'
import { parseFiles } from './files/parse-files.ts'
import { addRecordings } from './files/recordings.ts'
import type { YamlFile } from './files/yaml-file.ts'
import { languagesOf } from './languages.ts'
import { ContentError, type ContentProblem, type Problem } from './problem.ts'
import { siteContentOf } from './site-content.ts'
import { addText } from './texts/add-text.ts'
import { deadLink } from './texts/check-markdown.ts'
import { PictureFiles } from './texts/picture-files.ts'

export type LanguageContent = Checked & {
  /** Its YAML files, by their names. */
  files: Files
  /** All of its files. */
  sources: ReadonlyMap<string, YamlFile>
  entryFiles: EntryFile[]
  /** By the names that a text can contain in braces. */
  facts: Record<string, string>
  /** Links to places on pages, which the build checks in the documents. */
  placeLinks: PlaceLink[]
  /** The same for all languages, as the recordings: their files, by their addresses. */
  pictures: PictureFiles
  recordings: Map<string, string>
}

type Options = {
  /** Whether drafts get a page. They are checked all the same. */
  withDrafts?: boolean
}

/** As `readContent`, with the problems in a list. If there are any, there are no languages. */
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
 * The steps: in files/, the YAML files of a language (language-files.ts), what their schemas make of them (parse-files.ts)
 * and the Markdown files (entries.ts); what components get (site-content.ts); the list of pages (src/pages-of.ts); in
 * checks/, what spans several files; and texts/, the HTML of Markdown.
 *
 * Reads the content of the project in a folder, completes the translations, fills in the facts and checks
 * everything against the schema. Problems in a translation are reported when the first language has none, and
 * those in Markdown files and between files when the YAML files have none.
 *
 * @returns the first language first
 * @throws ContentError with the list of all problems
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
  let original: Files | undefined
  const files = codes.map((language) => {
    const files = readFiles(project, language, original, problems)
    original ??= files
    return { language, files }
  })
  stopIfWrong()
  const parsed = files.map((each, index) => {
    // A translation is completed from a first language without problems.
    if (index === 1) stopIfWrong()
    return parseFiles(each, problems, index > 0 ? files[0]!.files : undefined)
  })
  stopIfWrong()

  const pictures = new PictureFiles(project)
  const recordings = new Map<string, string>()
  const read = parsed.map((each) => ({
    ...each,
    content: siteContentOf(each, codes),
    entryFiles: readEntryFiles(project, each.language),
  }))
  const checked = read.map((each, index) => {
    const entries = addEntries(each, index > 0 ? read[0] : undefined, problems, withDrafts)
    const pages = pagesOf(each.content)
    each.content.menu = pages.flatMap(({ menu }) => menu ?? [])
    const frontMatter = each.entryFiles.map(({ name, frontMatter }) => [name, frontMatter] as const)
    return {
      ...each,
      ...{ entries, pages, pictures, recordings, placeLinks: [] },
      sources: new Map([...each.files, ...frontMatter]),
      values: [
        ...fileNames.map((file) => ({ file, value: each.data[file], schema: schemas[file]! })),
        ...entries.map(({ file, meta }) => ({
          ...{ file: file.name, value: meta, schema: file.kind.schema },
        })),
      ],
    }
  })
  stopIfWrong()
  const [first] = checked
  const find = (problem: Problem, { sources }: LanguageContent) =>
    problemAt([sources, first!.sources], problem)
  for (const language of checked) {
    const report = (problem: Problem) => problems.push(find(problem, language))
    for (const problem of problemsOf(language)) report(problem)
    for (const page of language.pages) page.translations = translate(page, checked)
    const around = { ...language, resolve: linkResolver(language.pages, first!.pages) }
    resolveLinks(around, find, report)
    for (const entry of language.entries) addText(entry, around, problems)
    addPortraits(language, report)
    addRecordings(project, language, report)
  }
  for (const { problem, of } of sharedPaths(checked)) problems.push(find(problem, of))
  for (const problem of redirectProblems(checked)) problems.push(find(problem, first!))
  stopIfWrong()
  return checked as LanguageContent[] as [LanguageContent, ...LanguageContent[]]
}

/** Links are written with the paths of the first language. This makes them those of their own. */
function resolveLinks(
  language: LanguageContent & { resolve: ReturnType<typeof linkResolver> },
  find: (problem: Problem, language: LanguageContent) => ContentProblem,
  report: (problem: Problem) => void,
) {
  const { pages, values, placeLinks, resolve } = language
  for (const { file, value, schema } of values)
    visitValues(value, schema, (path, href, { isPath }, set) => {
      if (!isPath || typeof href !== 'string') return
      const own = pages.find(({ source }) => source === file)
      const problem = { file, path, message: deadLink(href) }
      const target = resolve(href, own?.path ?? '')
      if (!target) return report(problem)
      set(target.href)
      if (target.id)
        placeLinks.push({ path: target.path, id: target.id, problem: find(problem, language) })
    })
}

function addPortraits({ content, pictures }: LanguageContent, report: (problem: Problem) => void) {
  for (const [kind, { portraits, file = kind }] of Object.entries(kinds))
    for (const { path, name } of portraits?.(content.pages[kind] as never) ?? [])
      try {
        content.portraits[name] = pictures.portrait(name)
      } catch (error) {
        report({ file, path, message: (error as Error).message })
      }
}
