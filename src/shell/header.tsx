import { useContent } from '../content/context.tsx'
import { Logo } from '../ui/logo.tsx'
import styles from './header.module.css'
import { Menu } from './menu.tsx'
import { PageLink } from './page-link.tsx'

export function Header() {
  const { homePath, site } = useContent()
  return (
    <header className={styles.header} data-scrolled="false">
      <site-header className={`column ${styles.bar}`}>
        <PageLink to={homePath} className={`title ${styles.logo}`} aria-label={site.homeLink}>
          <Logo />
          <span>{site.brand}</span>
        </PageLink>
        <Menu />
      </site-header>
    </header>
  )
}
