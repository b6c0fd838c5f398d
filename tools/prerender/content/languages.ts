import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { languageCode, readVariables } from '../settings.ts'
import type { ContentProblem } from './problem.ts'

/** The language that has the addresses without a prefix, if several are complete. */
const defaultLanguage = 'en'

/** Folders of `content/` that are not of a language. */
const otherFolders = ['pictures']

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
  const setting = readVariables(project).VITE_SITE_LANGUAGE
  const [only] = found.length === 1 ? found : !setting && complete.length === 1 ? complete : []
  const first = only ?? (setting || defaultLanguage)
  if (!found.includes(first))
    return refuse(
      `contains ${found.join(' and ')}, but not ${first}. Set VITE_SITE_LANGUAGE to the language that is complete.`,
    )
  return { languages: [first, ...found.filter((name) => name !== first)] }
}

/** A language's name in that language, such as Español. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language)!
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/**
 * A language's locale for the country where most people speak it, such as fr_FR.
 *
 * @param country for a language without one, such as Esperanto
 */
export function localeOf(code: string, country: string): string {
  const { language, region = '' } = new Intl.Locale(code).maximize()
  return `${language}_${/^[A-Z]{2}$/.test(region) ? region : country}`
}
