import { useContent, usePage } from '../content/context.tsx'

/** This page in every language, for a switch. */
export function useTranslations() {
  const { languages, language } = useContent()
  const { translations } = usePage()
  return languages.map((each) => ({
    ...each,
    link: {
      href: translations[each.code]!,
      'aria-current': each.code === language || undefined,
      lang: each.code,
      hrefLang: each.code,
    },
  }))
}
