import { useContent, usePage } from '../content/context.tsx'
import type { Crumb } from '../content/page.ts'
import styles from './breadcrumbs.module.css'
import { PageLink } from './page-link.tsx'

/**
 * Breadcrumbs, drawn as a line with a station for each part of the path. One alone, on the home page, is for assistive
 * technology only.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { site } = useContent()
  const isAlone = crumbs.length === 1
  return (
    <nav
      id="breadcrumbs"
      className={isAlone ? 'visually-hidden' : `column ${styles.breadcrumbs}`}
      aria-label={site.breadcrumbs}
    >
      <ol className={isAlone ? undefined : `note quiet ${styles.trail}`}>
        {crumbs.map(({ text, path }, index) => (
          <li key={path} className={isAlone ? undefined : `station leads-on ${styles.crumb}`}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <PageLink to={path}>{text}</PageLink>
            )}
          </li>
        ))}
      </ol>
      {usePage().path === '' && <unknown-address />}
    </nav>
  )
}
