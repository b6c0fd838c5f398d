import {
  entryKinds,
  fileNames,
  isForAll,
  isOptional,
  schemas,
  yamlFileOf,
} from '../content-files.ts'
import type { ContentProblem, Problem } from '../problem.ts'
import { namesIn, readText } from './read-text.ts'
import { hasNoWords } from './translation.ts'
import { restore, restoreTranslation, YamlFile } from './yaml-file.ts'

/** The YAML files of a language. A translation has none for content without words, such as the logo. */
export type Files = Map<string, YamlFile>

/**
 * @param original those of the first language, if this is a translation
 * @param problems gets those of files that are missing, unknown or unreadable
 */
export function readFiles(
  project: string,
  language: string,
  original: Files | undefined,
  problems: ContentProblem[],
): Files {
  const files: Files = new Map()
  const inFolder = fileNames.filter(
    (name) => !isForAll(name) && !(original && hasNoWords(schemas[name]!)),
  )
  problems.push(...unknownFiles(project, `content/${language}`, inFolder))
  for (const name of original ? inFolder : fileNames) {
    const file = yamlFileOf(language, name)
    const source = readText(project, file)
    if (source !== undefined && original && isOptional(name) && !original.has(name)) {
      const message =
        'is in this language alone. If you deleted it in the first one, delete this one, too.'
      problems.push({ file, place: 'This file', message })
    } else if (source !== undefined) {
      const read = new YamlFile(file, source)
      files.set(name, read)
      problems.push(...read.problems)
    } else if (!isOptional(name)) {
      const message = `is missing. ${original ? restoreTranslation : restore}`
      problems.push({ file, place: 'This file', message })
    }
  }
  return files
}

/** Files that are not used, such as those without words in the folder of a translation. */
const unknownFiles = (project: string, folder: string, known: string[]): ContentProblem[] =>
  namesIn(project, folder)
    .filter((file) => !known.some((name) => file === `${name}.yaml`) && !file.startsWith('.'))
    .filter((file) => !entryKinds.some(({ folder }) => file === folder))
    .map((file) => ({
      file: `${folder}/${file}`,
      place: 'This file',
      message: 'is not used here. Correct its name, or remove it.',
    }))

/** @param sources the files of the language, then those that it is completed from */
export const problemAt = (
  sources: ReadonlyMap<string, YamlFile>[],
  { file, path, message }: Problem,
  key?: string,
) =>
  sources
    .find((files) => files.has(file))!
    .get(file)!
    .problemAt(path, message, key)
