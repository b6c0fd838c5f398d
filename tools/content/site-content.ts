import type { SiteContent } from '../../src/content/context.tsx'
import { nameOf } from './languages.ts'
import { entryName, metas, prefixIn, translationsOfPages } from './pages.ts'
import type { LanguageContent } from './read-content.ts'

/** What the components get. */
export function siteContent(language: LanguageContent, languages: LanguageContent[]): SiteContent {
  const { content, entries, portraits } = language
  const codes = languages.map((each) => each.language)
  return {
    ...content,
    language: language.language,
    prefix: prefixIn(content),
    languages: codes.map((code) => ({ code, name: nameOf(code), label: labelOf(code, codes) })),
    menu: menuOf(language),
    entries,
    portraits,
    translations: [...translationsOfPages(languages).values()].map((page) =>
      Object.fromEntries(page.map(({ language, path }) => [language, path])),
    ),
  }
}

/** The pages that are in a menu, by their names. */
function menuOf({ content, entries }: LanguageContent) {
  const entryLinks = entries.pages.filter(({ menu }) => menu === 'footer')
  return Object.fromEntries([
    ...metas(content).map(({ name, meta: { path, link, menu, smallPrint } }) => [
      name,
      { path, link, smallPrint, ...(menu !== 'footer' && { inHeader: menu }) },
    ]),
    ...entryLinks.map(({ slug, path, link }) => {
      return [entryName('pages', slug), { path, link, smallPrint: true }]
    }),
  ]) as SiteContent['menu']
}

/** ES for es; PT-BR only if there is another Portuguese. */
function labelOf(code: string, codes: string[]): string {
  const [language = code] = code.split('-')
  const isShared = codes.filter((other) => other.split('-')[0] === language).length > 1
  return (isShared ? code : language).toUpperCase()
}
