import { useContent, usePage } from '../content.tsx'
import { hrefOf } from '../lib/addresses.ts'
import footerStyles from './footer.module.css'
import headerStyles from './header.module.css'

/** In the header: EN and ES. In the menu, the languages' names are visible. */
export function LanguageSwitch() {
  return (
    <nav aria-label={useContent().site.languages.label}>
      {useTranslations().map(({ code, name, label, link }) => (
        <a key={code} className={headerStyles.link} {...link}>
          <span aria-hidden="true">{label}</span>
          <span className="visually-hidden">{name}</span>
        </a>
      ))}
    </nav>
  )
}

/** In the footer: a stop for each language. */
export function FooterLanguages() {
  const { label, footerLabel } = useContent().site.languages
  return (
    <nav aria-label={footerLabel}>
      <h2 className={footerStyles.heading}>{label}</h2>
      <ul className={footerStyles.map}>
        {useTranslations().map(({ code, name, link }) => (
          <li key={code} className={footerStyles.stop}>
            <a {...link}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** This page in every language. */
function useTranslations() {
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
