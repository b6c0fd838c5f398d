import type { SiteContent } from '../../src/content/context.tsx'
import type { Meta } from '../../src/content/page.ts'
import type { SiteFiles } from '../../src/content/schemas.ts'
import { kinds } from '../../src/site.ts'
import type { ParsedFiles } from './files/parse-files.ts'
import { labelOf, nameOf } from './languages.ts'

/** The first part of the path of every page in a language other than the first, such as `/pt-br`. */
export const prefixOf = (language: string) => `/${language.toLowerCase()}`

/**
 * What the components get, without what comes from Markdown files, pictures and the list of pages.
 *
 * @param codes all languages, the first one first
 */
export function siteContentOf({ language, data }: ParsedFiles, codes: string[]): SiteContent {
  const { services, ...files } = data as SiteFiles
  const prefix = language === codes[0] ? '' : prefixOf(language)
  const pages = {} as SiteContent['pages']
  for (const [name, { file = name, folder, place = [] }] of Object.entries(kinds)) {
    // biome-ignore lint/suspicious/noExplicitAny: the parts of a file
    pages[name] = folder ? [] : place.reduce((value: any, key) => value?.[key], data[file])
    const { meta } = (pages[name] ?? {}) as { meta?: Meta }
    // The paths of a translation are written without its language.
    if (meta?.path) meta.path = prefix + (prefix && meta.path === '/' ? '' : meta.path)
  }
  const [describing, kind] = Object.entries(kinds).find(([, { pathOfService }]) => pathOfService)!
  return {
    ...files,
    services: services.map((service) => ({
      ...service,
      path: kind.pathOfService!(pages[describing] as never, service.slug),
    })),
    language,
    prefix,
    homePath: prefix || '/',
    languages: codes.map((code) => ({ code, name: nameOf(code), label: labelOf(code, codes) })),
    menu: [],
    portraits: {},
    pages,
  }
}
