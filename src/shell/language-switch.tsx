import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
import { languages, paths } from '#content/languages'
import { language } from '#content/pages'
import { site } from '#content/site.yaml'
import { hrefOf } from '../lib/addresses.ts'
import { useDocumentPage } from '../lib/document-page.ts'
import footerStyles from './footer.module.css'
import headerStyles from './header.module.css'
import { useShownEntry } from './use-shown-entry.ts'

const { label: heading, footerLabel } = site.languages

/** In the header: EN and ES. In the menu, the languages' names are visible. */
export function LanguageSwitch({ onClick }: { onClick: () => void }) {
  return (
    <nav aria-label={heading}>
      {useTranslations().map(({ code, name, label, link }) => (
        <TranslationLink key={code} className={headerStyles.link} {...link} onClick={onClick}>
          <span aria-hidden="true">{label}</span>
          <span className="visually-hidden">{name}</span>
        </TranslationLink>
      ))}
    </nav>
  )
}

/** In the footer: a stop for each language. */
export function FooterLanguages() {
  return (
    <nav aria-label={footerLabel}>
      <h2 className={footerStyles.heading}>{heading}</h2>
      <ul className={footerStyles.map}>
        {useTranslations().map(({ code, name, link }) => (
          <li key={code}>
            <TranslationLink {...link}>{name}</TranslationLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** This page in every language. The not-found page has no address: its translations are the home pages. */
function useTranslations() {
  const { path } = useShownEntry()
  const page =
    useDocumentPage(path)?.translations ??
    Object.values(paths).find((each) => each[language] === path) ??
    paths.home
  return languages.map((each) => ({
    ...each,
    link: {
      href: hrefOf(page[each.code]!),
      'aria-current': each.code === language || undefined,
      lang: each.code,
      hrefLang: each.code,
    },
  }))
}

/** The document does not know the fragment, so it is added on the way. */
function keepFragment({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.hash = window.location.hash
}

/** Loads a document, so it works without a script. */
function TranslationLink({ onClick, ...rest }: ComponentProps<'a'>) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    keepFragment(event)
    onClick?.(event)
  }
  // biome-ignore lint/a11y: the rules do not see the address in `rest`
  return <a {...rest} onPointerDown={keepFragment} onClick={handleClick} />
}
