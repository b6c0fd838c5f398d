import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import { type Content, type FileName, isOptional, schemas } from '../../../content/schema/index.ts'
import type { Settings } from '../settings.ts'
import { baseMark } from './markdown-html.ts'
import { wordsIn } from './modules.ts'
import { pagesOf } from './pages.ts'
import type { LanguageContent } from './read-content.ts'

/**
 * With several languages, the words are in files of their own, so that all other scripts are the same in every
 * language. Scripts import them from `#words/`, which an import map in each document sets to the folder of its
 * language (docs/decisions/0031).
 */
export const wordsPrefix = '#words/'

/**
 * The file for the words of a module: those of a page have their own, and those that only the prerenderer reads;
 * all others are in `app.js`.
 */
export function wordsFileOf(module: string, content: Content): string {
  if (module === 'documents') return 'documents.js'
  if (module === 'case-on-home') return 'home.js'
  if (module === 'scenes' || module === 'cases-of-services') return 'services-page.js'
  const pages = [...Object.values(pagesOf(content)).map(({ file }) => file), 'not-found']
  const name = path.basename(module, '.yaml')
  return pages.includes(name) ? `${name}.js` : 'app.js'
}

/** The source of each file with words that browsers load, by its name. */
async function wordsFiles(
  language: LanguageContent,
  languages: LanguageContent[],
): Promise<Map<string, string>> {
  const names = (Object.keys(schemas) as FileName[]).filter((name) => !isOptional(name))
  const modules = [...names.map((name) => `${name}.yaml`), 'scenes', 'pages']
  modules.push('case-on-home', 'cases-of-services')
  const files = new Map<string, object>()
  for (const module of modules) {
    const file = wordsFileOf(module, language.content)
    files.set(file, { ...files.get(file), ...wordsIn(module, language, languages) })
  }
  const sources = [...files].map(async ([file, values]) => {
    const { code } = await minify(sourceOf(values), { module: true, ecma: 2020 })
    return [file, code!] as const
  })
  return new Map(await Promise.all(sources))
}

/** The source of a module that exports these values. */
export const sourceOf = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** The source of the module that only the prerenderer reads. @param base the site's folder on its host */
export const documentsSource = (
  language: LanguageContent,
  languages: LanguageContent[],
  base: string,
) => sourceOf(wordsIn('documents', language, languages)).replaceAll(baseMark, base)

/** A language without the sentences about privacy that the settings make unnecessary, so that no script has them. */
export function withoutUnused(language: LanguageContent, settings: Settings): LanguageContent {
  const { content } = language
  const { keeping, counting, ...privacy } = content.privacy
  const google = settings.VITE_GA_MEASUREMENT_ID !== ''
  const plausible = settings.VITE_PLAUSIBLE_DOMAIN !== ''
  const unusedKeeping = {
    ...(!google && { answer: '' }),
    ...(settings.VITE_EMAILJS_THROTTLE_MS === 0 && { lastSent: '' }),
  }
  const unusedCounting = {
    ...(!google && { google: '' }),
    ...(!plausible && { plausible: '' }),
    ...((google || plausible) && { nothing: '' }),
  }
  const used = {
    ...privacy,
    keeping: { ...keeping, ...unusedKeeping },
    counting: { ...counting, ...unusedCounting },
  }
  return { ...language, content: { ...content, privacy: used } }
}

/**
 * Writes the files with the words of a language.
 *
 * @param folder where; the name of their own folder contains a hash of their text
 * @returns the name of that folder
 */
export async function writeWords(
  folder: string,
  language: LanguageContent,
  languages: LanguageContent[],
): Promise<string> {
  const files = await wordsFiles(language, languages)
  const hash = createHash('sha256').update([...files.values()].join('\n'))
  const name = `${language.language}.${hash.digest('base64url').slice(0, 8)}`
  await mkdir(path.join(folder, name), { recursive: true })
  for (const [file, source] of files) await writeFile(path.join(folder, name, file), source)
  return name
}
