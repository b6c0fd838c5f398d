import { nameOf } from '../../tools/build/content/languages.ts'
import { language, languages } from './content.ts'
import { pagesIn } from './pages.ts'

export const isMultilingual = languages.length > 1

const of = ({ language: code, content, entries }: (typeof languages)[number]) => ({
  ...{ code, content, name: nameOf(code) },
  ...pagesIn({ content, entries }),
})

export const everyLanguage = languages.map(of)
/** The language that is tested, and one that it is switched to. */
export const own = everyLanguage.find(({ code }) => code === language)!
export const other = everyLanguage.find(({ code }) => code !== language) ?? own
