import path from 'node:path'
import { type Content, camelCase, type PageName } from '../../../content/schema/index.ts'
import { iconComponents } from '../../../content/schema/parts.ts'
import { nameOf } from './languages.ts'
import { pagesOf } from './pages.ts'
import type { LanguageContent } from './read-content.ts'

/** JavaScript modules with the content, by name: `home.yaml`, `scenes`, `pages`, `languages`, `icons`. */

/** Whether a module has words, which differ between languages. */
export const hasWords = (module: string) => !['languages', 'icons', 'mark.yaml'].includes(module)

/** The source of a module without words. */
export function wordlessModule(module: string, languages: LanguageContent[]): string {
  const [{ content }] = languages as [LanguageContent]
  if (module === 'icons') return iconsModule(content)
  if (module === 'languages') return languagesModule(languages)
  return `export const mark = ${JSON.stringify(content.mark)}`
}

/** What a module with words exports. */
export function wordsIn(module: string, { content, language }: LanguageContent): object {
  if (module === 'pages') {
    const pages = pageLinks(content)
    return { language, prefix: pages.home!.path.replace(/\/$/, ''), pages }
  }
  const { services } = content
  if (module === 'scenes') return { scenes: services.map(({ scene }) => scene) }
  if (module === 'services.yaml')
    return {
      services: services.map(({ scene: { drawing }, ...service }) => ({
        ...service,
        scene: { drawing },
      })),
    }
  const name = camelCase(path.basename(module, '.yaml')) as keyof Content
  return { [name]: content[name] }
}

function languagesModule(languages: LanguageContent[]): string {
  const paths: Partial<Record<PageName, Record<string, string>>> = {}
  for (const { language, content } of languages)
    for (const [name, page] of Object.entries(pagesOf(content)))
      paths[name as PageName] = { ...paths[name as PageName], [language]: page.path }
  const codes = languages.map(({ language }) => language)
  const names = codes.map((code) => ({ code, name: nameOf(code), label: labelOf(code, codes) }))
  // A constant of its own, so that the bundler leaves out the switch if there is only one language.
  return `export const isMultilingual = ${languages.length > 1}
export const languages = ${JSON.stringify(names)}
export const paths = ${JSON.stringify(paths)}`
}

/** ES for es; PT-BR only if there is another Portuguese. */
function labelOf(code: string, codes: string[]): string {
  const [language = code] = code.split('-')
  const isShared = codes.filter((other) => other.split('-')[0] === language).length > 1
  return (isShared ? code : language).toUpperCase()
}

const pageLinks = (content: Content) =>
  Object.fromEntries(
    Object.entries(pagesOf(content)).map(([name, { file: _file, ...page }]) => [name, page]),
  )

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
