import type { SyntheticEvent } from 'react'
import { languages, paths } from '#content/languages'
import { language } from '#content/pages'
import { site } from '#content/site.yaml'
import { hrefOf } from '../lib/addresses.ts'
import footerStyles from './footer.module.css'
import styles from './language-switch.module.css'
import { useShownEntry } from './use-shown-entry.ts'

/** The fragment is kept on the way, because the document does not know it before. */
function keepFragment({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.hash = window.location.hash
}

/** Links to this page in every language. They load a document, so they work without a script. */
export function LanguageSwitch(props: {
  place: 'header' | 'menu' | 'footer'
  onClick?: () => void
}) {
  const { place, onClick } = props
  const { path } = useShownEntry()
  // The not-found page is in every language, but has no address.
  const page = Object.values(paths).find((each) => each[language] === path) ?? paths.home
  const { label, footerLabel } = site.languages
  const isInFooter = place === 'footer'

  return (
    <nav className={styles[place]} aria-label={isInFooter ? footerLabel : label}>
      {isInFooter && <h2 className={footerStyles.heading}>{label}</h2>}
      <ul className={isInFooter ? footerStyles.map : undefined}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefOf(page[code]!)}
              lang={code}
              hrefLang={code}
              aria-current={code === language || undefined}
              onPointerDown={keepFragment}
              onClick={(event) => {
                keepFragment(event)
                onClick?.()
              }}
            >
              {place === 'header' ? (
                <>
                  <span aria-hidden="true">{code.slice(0, 2).toUpperCase()}</span>
                  <span className="visually-hidden">{name}</span>
                </>
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
