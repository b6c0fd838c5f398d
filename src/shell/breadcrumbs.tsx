import { useContent } from '../content.tsx'
import type { Crumb } from '../site.tsx'
import styles from './breadcrumbs.module.css'
import { PageLink } from './page-link.tsx'

/** Breadcrumbs, drawn as a line with a stop for each part of the path. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { site } = useContent()
  return (
    <nav
      id="breadcrumbs"
      className={crumbs.length > 1 ? styles.breadcrumbs : 'visually-hidden'}
      aria-label={site.breadcrumbs}
    >
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
