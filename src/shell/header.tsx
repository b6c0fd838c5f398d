import { useContent } from '../content.tsx'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { DemoLink } from './demo-link.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { PageLink } from './page-link.tsx'

/** The menu is a popover, so it works without a script; src/client/header.ts adds the rest. */
export function Header() {
  const { menu, site, languages } = useContent()
  const { openMenu, closeMenu, label } = site.navigation
  return (
    <header className={styles.header} data-scrolled="false">
      <div className={styles.bar}>
        <PageLink to={menu.home.path} className={styles.logo} aria-label={site.homeLink}>
          <Mark />
          <span>{site.brand}</span>
        </PageLink>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu"
          aria-controls="menu"
          aria-label={openMenu}
          data-close={closeMenu}
        >
          <Icon name="menu" size={26} />
        </button>
        <nav id="menu" popover="auto" className={styles.menu} aria-label={label}>
          <ul className={styles.links}>
            {Object.values(menu)
              .filter(({ inHeader }) => inHeader)
              .map(({ path, link }) => (
                <li key={path}>
                  <PageLink to={path} section={path !== menu.home.path} className={styles.link}>
                    {link}
                  </PageLink>
                </li>
              ))}
          </ul>
          {languages.length > 1 && <LanguageSwitch />}
          <DemoLink />
        </nav>
      </div>
    </header>
  )
}
