import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  type FileName,
  isForAll,
  isOptional,
  schemas,
  yamlFileOf,
} from '../../../src/content/index.ts'
import type { Fault } from './cross-checks.ts'
import { entryKinds, type Unsaved } from './entry-files.ts'
import type { ContentProblem } from './problem.ts'
import { namesIn, readText } from './read-text.ts'
import { hasNoWords } from './translation.ts'
import { restore, restoreTranslation, YamlFile } from './yaml-file.ts'

export const fileNames = Object.keys(schemas) as FileName[]

/** The YAML files of a language. A translation has none for content without words, such as the logo. */
export type Files = Map<FileName, YamlFile>

/**
 * @param original those of the first language, if this is a translation
 * @param problems gets those of files that are missing, unknown or unreadable
 */
export function readFiles(
  project: string,
  unsaved: Unsaved,
  language: string,
  original: Files | undefined,
  problems: ContentProblem[],
): Files {
  const files: Files = new Map()
  const inFolder = fileNames.filter(
    (name) => !isForAll(name) && !(original && hasNoWords(schemas[name])),
  )
  problems.push(...unknownFiles(project, `content/${language}`, inFolder))
  for (const name of original ? inFolder : fileNames) {
    const file = yamlFileOf(language, name)
    const source = unsaved.get(file) ?? readText(project, file)
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

function unknownFiles(project: string, folder: string, known: FileName[]): ContentProblem[] {
  const missing = known.find(
    (name) => !isOptional(name) && !existsSync(path.join(project, folder, `${name}.yaml`)),
  )
  const rename = missing ? `Rename it to ${missing}.yaml, or remove` : 'Remove'
  return namesIn(project, folder)
    .filter((file) => !known.some((name) => file === `${name}.yaml`) && !file.startsWith('.'))
    .filter((file) => !entryKinds.some((kind) => file === kind))
    .map((file) => {
      const isWordless = fileNames.some((name) => file === `${name}.yaml`)
      const message = isWordless
        ? 'has no words, so it is the same in every language. Remove it.'
        : `is not used. ${rename} it.`
      return { file: `${folder}/${file}`, place: 'This file', message }
    })
}

/** @param sources the files of the language, then those that it is completed from */
export function problemAt(sources: Files[], { file, path: steps, message }: Fault, key?: string) {
  const source = sources.find((files) => files.has(file))!.get(file)!
  return source.problemAt(steps, placeOf(file, steps), message, key)
}

/** For example `services[2].title`. */
const placeOf = (name: string, steps: PropertyKey[]) =>
  steps.reduce<string>(
    (place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${String(step)}`),
    name,
  )
