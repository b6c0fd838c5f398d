import { useContent } from '../content.tsx'
import type { Crumb } from '../site.tsx'
import styles from './breadcrumbs.module.css'
import { PageLink } from './page-link.tsx'

/**
 * Breadcrumbs, drawn as a line with a stop for each part of the path. One alone, on the home page, is for assistive
 * technology only.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { site } = useContent()
  const look = crumbs.length > 1 ? styles.breadcrumbs : 'visually-hidden'
  return (
    <nav id="breadcrumbs" className={look} aria-label={site.breadcrumbs}>
      <ol className={styles.trail}>
        {crumbs.map(({ text, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <PageLink to={path}>{text}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
