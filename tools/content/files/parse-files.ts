import { fileNames, isOptional, schemas } from '../content-files.ts'
import { type ContentProblem, describeIssue, type Problem } from '../problem.ts'
import { type Files, problemAt } from './language-files.ts'
import { complete } from './translation.ts'
import { fillIn, valuesOf } from './values.ts'

export type ParsedFiles = {
  language: string
  files: Files
  /** By the names that a text can contain in braces. */
  facts: Record<string, string>
  /** What the schemas make of the files, by their names. */
  data: Record<string, unknown>
}

/**
 * The YAML files of a language, completed, filled in and checked by their schemas.
 *
 * @param problems gets its problems; with any, the data is not valid
 * @param original those of the first language, if this is a translation
 */
export function parseFiles(
  { language, files }: { language: string; files: Files },
  problems: ContentProblem[],
  original?: Files,
): ParsedFiles {
  const sources = original ? [files, original] : [files]
  const report = (problem: Problem, key?: string) => {
    const found = problemAt(sources, problem, key)
    const isSame = ({ file, place }: ContentProblem) => file === found.file && place === found.place
    // A field that a translation lacks is reported by its schema, too. The first message is enough.
    if (!original || !problems.some(isSame)) problems.push(found)
  }
  const raw: Record<string, unknown> = {}
  for (const file of fileNames) {
    const [value, first] = [files.get(file)?.value, original?.get(file)?.value]
    // A translation may lack optional files, or have them alone.
    const isAlone = isOptional(file) && (!value || !first)
    raw[file] =
      original && !isAlone
        ? complete(schemas[file]!, first, value ?? {}, (path, message) =>
            report({ file, path, message }),
          )
        : value
  }
  const facts = valuesOf(raw)
  const data: Record<string, unknown> = {}
  for (const file of fileNames) {
    const parsed = schemas[file]!.safeParse(fillIn(raw[file], facts), { error: describeIssue })
    for (const { path, message, ...issue } of parsed.error?.issues ?? [])
      report({ file, path, message }, 'keys' in issue ? issue.keys[0] : undefined)
    data[file] = parsed.data
  }
  return { language, files, facts, data }
}
