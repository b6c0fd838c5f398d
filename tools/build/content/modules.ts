import path from 'node:path'
import { type Content, camelCase, type PageName } from '../../../content/schema/index.ts'
import { iconComponents } from '../../../content/schema/parts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { nameOf } from './languages.ts'
import { entryName, metas, pagesOf, translationsOfPages } from './pages.ts'
import type { LanguageContent } from './read-content.ts'

/**
 * JavaScript modules with the content, by name: `home.yaml`, `scenes`, `pages`, `documents`, `languages` and so on.
 */

/** Whether a module has words, which differ between languages. */
export const hasWords = (module: string) =>
  !['languages', 'icons', 'mark.yaml', 'portraits'].includes(module)

/** The source of a module without words. */
export function wordlessModule(module: string, languages: LanguageContent[]): string {
  const [{ content, portraits }] = languages as [LanguageContent]
  if (module === 'portraits') return `export const portraits = ${JSON.stringify(portraits)}`
  if (module === 'icons') return iconsModule(content)
  if (module === 'languages') return languagesModule(languages)
  return `export const mark = ${JSON.stringify(content.mark)}`
}

/**
 * What a module with words exports.
 *
 * @param languages all of them, for the links between them
 */
export function wordsIn(
  module: string,
  language: LanguageContent,
  languages: LanguageContent[],
): object {
  const { content } = language
  const { services, privacy } = content
  switch (module) {
    case 'pages':
      return {
        language: language.language,
        prefix: prefixIn(content),
        pages: pageLinks(language),
        notFoundTitle: content.notFound.meta.title,
      }
    case 'scenes':
      return { scenes: services.map(({ scene }) => scene) }
    case 'services.yaml':
      return {
        services: services.map(({ scene: { drawing }, ...service }) => ({
          ...service,
          scene: { drawing },
        })),
      }
    case 'privacy.yaml': {
      const { page: _page, ...summary } = privacy
      return { privacy: summary }
    }
    case 'cases-of-services':
      return casesOfServices(language)
    case 'case-on-home':
      return caseOnHome(language)
    case 'documents':
      return documentsModule(language, languages)
    default: {
      const name = camelCase(path.basename(module, '.yaml')) as keyof Content
      return { [name]: content[name] }
    }
  }
}

const prefixIn = ({ home }: Content) => home.meta.path.replace(/\/$/, '')

/** The pages that are in a menu, by their names. */
function pageLinks({ content, entries }: LanguageContent) {
  const entryLinks = entries.pages.filter(({ menu }) => menu === 'footer')
  return Object.fromEntries([
    ...metas(content).map(({ name, meta: { path, link, menu } }) => [
      name,
      { path, link, ...(menu === 'header' && { inHeader: true }) },
    ]),
    ...entryLinks.map(({ slug, path, link }) => [entryName('pages', slug), { path, link }]),
  ])
}

/** What the services page shows of the cases. */
function casesOfServices({ content, entries }: LanguageContent) {
  const { work } = content
  const runningAt: Record<string, { path: string; text: string }[]> = {}
  for (const { path, company, services } of entries.cases)
    for (const service of services) {
      const text = fill(work!.runningAt, { company })
      runningAt[service] = [...(runningAt[service] ?? []), { path, text }]
    }
  return { runningAt }
}

/** The row of a case on the board of the home page. */
function caseOnHome({ content: { work }, entries }: LanguageContent) {
  const shown = entries.cases.find(({ slug }) => slug === work?.onHome)
  if (!work || !shown) return { onHome: undefined }
  const { company, path, services, since } = shown
  const { before, after, label } = shown.result.figures[0]!
  const outcome = fill(work.board.outcome, { label, before, after })
  const row = { path, company, service: services[0], year: since.slice(0, 4), outcome }
  return { onHome: { ...row, state: work.board.state } }
}

/** What only the prerenderer knows: the pages whose words are in no script. */
function documentsModule({ content, entries }: LanguageContent, languages: LanguageContent[]) {
  const { work, articles, pricing, beforeYouSign, privacy } = content
  const translations = [...translationsOfPages(languages).values()].map((page) =>
    Object.fromEntries(page.map(({ language, path }) => [language, path])),
  )
  return {
    work,
    articles,
    pricing,
    beforeYouSign,
    privacyPage: privacy.page,
    entries,
    translations,
  }
}

/** Whether a language has a page whose words are in no script. */
export const hasDocuments = ({ content, entries }: LanguageContent) =>
  metas(content).length > Object.keys(pagesOf(content)).length || entries.pages.length > 0

function languagesModule(languages: LanguageContent[]): string {
  const paths: Partial<Record<PageName, Record<string, string>>> = {}
  for (const { language, content } of languages)
    for (const [name, page] of Object.entries(pagesOf(content)))
      paths[name as PageName] = { ...paths[name as PageName], [language]: page.path }
  const codes = languages.map(({ language }) => language)
  const names = codes.map((code) => ({ code, name: nameOf(code), label: labelOf(code, codes) }))
  // Constants of their own, so that the bundler leaves out what the site does not have.
  return `export const isMultilingual = ${languages.length > 1}
export const hasPeople = ${languages.some(({ content }) => content.about.people !== undefined)}
export const hasCases = ${languages.some(({ entries }) => entries.cases.length > 0)}
export const languages = ${JSON.stringify(names)}
export const paths = ${JSON.stringify(paths)}`
}

/** ES for es; PT-BR only if there is another Portuguese. */
function labelOf(code: string, codes: string[]): string {
  const [language = code] = code.split('-')
  const isShared = codes.filter((other) => other.split('-')[0] === language).length > 1
  return (isShared ? code : language).toUpperCase()
}

function iconsModule(content: Content): string {
  const names = new Set<string>()
  JSON.stringify(content, (key, value) => {
    if (key === 'icon') names.add(value)
    return value
  })
  const imports = [...names].map((name) => iconComponents.get(name)!)
  const entries = [...names].map((name, index) => `${JSON.stringify(name)}: ${imports[index]}`)
  return `import { ${imports.join(', ')} } from 'lucide'\nexport const icons = { ${entries.join(', ')} }`
}
