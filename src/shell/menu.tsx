import { useContent } from '../content/context.tsx'
import { Icon } from '../ui/icon.tsx'
import { DemoLink } from './demo-link.tsx'
import styles from './menu.module.css'
import { PageLink } from './page-link.tsx'
import { useTranslations } from './use-translations.ts'

/** The links of the header. Where not all of them fit, a popover, which works without a script; menu.element.ts adds the rest. */
export function Menu() {
  const { homePath, menu, site, languages } = useContent()
  const { openMenu, closeMenu, label } = site.navigation
  const hasMore = menu.some(({ inHeader }) => inHeader === 'wide')
  return (
    <site-menu>
      <nav id="menu" popover="auto" className={styles.menu} aria-label={label}>
        <ul className={`line ${styles.links}`}>
          {menu
            .filter(({ inHeader }) => inHeader)
            .map(({ path, text, inHeader }) => (
              <li key={path} className={`station ${styles.item}`} data-menu={inHeader}>
                <PageLink
                  to={path}
                  section={path !== homePath}
                  className={`hover-bar ${styles.link}`}
                >
                  {text}
                </PageLink>
              </li>
            ))}
        </ul>
        <DemoLink />
        {languages.length > 1 && (
          <>
            <Languages />
            {/* It is in the document twice, and one is shown: a single one could not be where Tab expects it at every width. */}
            <DemoLink />
          </>
        )}
      </nav>
      {/* Last, as it is seen. The browser has the focus go from it into the popover. */}
      <button
        type="button"
        className={styles.toggle}
        popoverTarget="menu"
        aria-controls="menu"
        data-menu={hasMore ? undefined : 'header'}
      >
        <Icon name="menu" size={26} />
        <span className="visually-hidden">{openMenu}</span>
        <span className="visually-hidden" hidden>
          {closeMenu}
        </span>
      </button>
    </site-menu>
  )
}

/** Codes in the header; in the menu, the languages' names. */
function Languages() {
  return (
    <nav className={styles.languages} aria-label={useContent().site.languages.label}>
      {useTranslations().map(({ code, name, label, link }) => (
        <a key={code} className={`hover-bar ${styles.link}`} {...link}>
          <span aria-hidden="true">{label}</span>
          <span className="visually-hidden">{name}</span>
        </a>
      ))}
    </nav>
  )
}
