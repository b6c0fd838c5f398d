import { existsSync } from 'node:fs'
import path from 'node:path'
import { languageCode } from '../../src/content/parts.ts'
import { localeOf, nameOf } from '../prerender/content/languages.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { project } from '../project.ts'
import { recordTranslations } from './aged-translations.ts'
import { copyWords } from './words-only.ts'

/** `npm run add-language -- fr` copies the words of the first language to `content/fr`, to be translated. */
const [language = ''] = process.argv.slice(2)
const folder = path.join('content', language)
try {
  if (!languageCode.test(language))
    throw new Error(
      `“${language}” is not the code of a language. Write it like fr, pt-BR or zh-Hant: npm run add-language -- fr`,
    )
  if (existsSync(path.join(project, folder))) throw new Error(`${folder}/ exists already.`)
  const [first] = readContent(project)
  const locale = localeOf(language, first.content.site.locale.slice(-2))
  copyWords(project, first.files, language, locale)
  recordTranslations(project)
  console.log(
    `${folder}/ has the words of ${nameOf(first.language)}. Translate them to ${nameOf(language)}. npm run check lists what is left.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
