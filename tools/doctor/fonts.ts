import { brandFont } from '../../src/content/theme.ts'
import { nameOf } from '../prerender/content/languages.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { coverageOf } from '../prerender/font-coverage.ts'
import { type Finding, note } from './report.ts'

/** Letters of a language that the brand font does not have. */
export function* fontFindings({ language, content, entries }: LanguageContent): Generator<Finding> {
  const { missing, usesSystemFonts } = coverageOf(JSON.stringify([content, entries]))
  if (missing.length === 0 || !content.theme.fonts.includes(brandFont)) return
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
  const letters = `${missing.slice(0, 5).join(' ')}${more}`
  yield note(
    usesSystemFonts
      ? `${nameOf(language)} is shown in the visitor’s system fonts: the brand font lacks its letters (${letters}).`
      : `The brand font lacks some letters of ${nameOf(language)} (${letters}). They are shown in another font.`,
    `content/${language}`,
  )
}
