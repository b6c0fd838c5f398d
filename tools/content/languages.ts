import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { ContentProblem } from './problem.ts'

/** The first language, which has the addresses without a prefix, if several have a logo. */
const preferred = 'en'

/** A language, perhaps with a script and a country: en, pt-BR, zh-Hant (https://www.rfc-editor.org/info/bcp47). */
const languageCode = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/

/** Folders of `content/` that are not of a language. */
const otherFolders = ['pictures', 'audio']

/** The languages of the folders in `content/`, the first language first. Empty if there is a problem. */
export function languagesOf(project: string): { languages: string[]; problem?: ContentProblem } {
  const found = globSync('content/*/', { cwd: project })
    .map((folder) => path.basename(folder))
    .filter((name) => !otherFolders.includes(name))
    .sort()
  const refuse = (message: string) => ({
    languages: [],
    problem: { file: 'content', place: 'This folder', message },
  })
  if (found.length === 0)
    return refuse('must contain a folder named after a language, such as en. Restore it from Git.')
  const wrong = found.find((name) => !languageCode.test(name))
  if (wrong)
    return refuse(
      `contains ${wrong}, which is not the code of a language, such as en or pt-BR. Rename or remove it.`,
    )
  // Translations have no logo.
  const complete = found.filter((name) =>
    existsSync(path.join(project, 'content', name, 'logo.yaml')),
  )
  const candidates = complete.length > 0 ? complete : found
  const first = candidates.includes(preferred) ? preferred : candidates[0]!
  return { languages: [first, ...found.filter((name) => name !== first)] }
}

/** A language's name in that language, such as Español. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language)!
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** ES for es; PT-BR only if there is another Portuguese. */
export function labelOf(code: string, codes: string[]): string {
  const [language = code] = code.split('-')
  const isShared = codes.filter((other) => other.split('-')[0] === language).length > 1
  return (isShared ? code : language).toUpperCase()
}
