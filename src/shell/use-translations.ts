import { useContent, usePage } from '../content/context.tsx'
import { hrefOf } from '../lib/addresses.ts'

/** This page in every language, for a switch. */
export function useTranslations() {
  const { languages, language } = useContent()
  const { translations } = usePage()
  return languages.map((each) => ({
    ...each,
    link: {
      href: hrefOf(translations[each.code]!),
      'aria-current': each.code === language || undefined,
      lang: each.code,
      hrefLang: each.code,
    },
  }))
}
