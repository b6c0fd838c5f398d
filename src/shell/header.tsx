import { useRef } from 'react'
import { isMultilingual } from '#content/languages'
import { pages } from '#content/pages'
import { site } from '#content/site.yaml'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { DemoLink } from './demo-link.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { PageLink } from './page-link.tsx'
import { useMenu } from './use-menu.ts'
import { useScrolled } from './use-scrolled.ts'

const headerPages = Object.values(pages).filter(({ inHeader }) => inHeader)

export function Header() {
  const header = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)
  const scrolled = useScrolled()
  const hydrated = useHydrated()
  const { open, close } = useMenu(header, menu)

  return (
    <header ref={header} className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <PageLink
          to={pages.home.path}
          className={styles.logo}
          aria-label={site.homeLink}
          onClick={close}
        >
          <Mark />
          <span>{site.brand}</span>
        </PageLink>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu"
          aria-controls="menu"
          // Before hydration the browser exposes the popover's state itself.
          aria-expanded={hydrated ? open : undefined}
          aria-label={open ? site.navigation.closeMenu : site.navigation.openMenu}
        >
          <Icon name={open ? 'close' : 'menu'} size={26} />
        </button>
        <nav
          ref={menu}
          id="menu"
          popover="auto"
          className={styles.menu}
          aria-label={site.navigation.label}
        >
          <ul className={styles.links}>
            {headerPages.map(({ path, link }) => (
              <li key={path}>
                <PageLink
                  to={path}
                  section={path !== pages.home.path}
                  className={styles.link}
                  onClick={close}
                >
                  {link}
                </PageLink>
              </li>
            ))}
          </ul>
          {isMultilingual && <LanguageSwitch onClick={close} />}
          <DemoLink onClick={close} />
        </nav>
      </div>
    </header>
  )
}
