import { todayIn } from '../../../src/content/time-zone.ts'
import type { LanguageContent } from './read-content.ts'

/** The pages whose review is more than a year old where the provider is, such as the accessibility statement. */
export function agedReviews({ language, content, entries }: LanguageContent) {
  const [year, ...day] = todayIn(content.site.place).split('-')
  const aYearAgo = [Number(year) - 1, ...day].join('-')
  return entries.pages.flatMap(({ slug, title, reviewed }) =>
    reviewed && reviewed.on < aYearAgo
      ? [{ file: `content/${language}/pages/${slug}.md`, title, on: reviewed.on }]
      : [],
  )
}
