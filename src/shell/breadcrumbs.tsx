import { notFoundTitle, pages } from '#content/pages'
import { site } from '#content/site.yaml'
import { breadcrumbTrail } from '../lib/breadcrumb-trail.ts'
import { useDocumentPage } from '../lib/document-page.ts'
import { isPage } from '../lib/page-chunk.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import styles from './breadcrumbs.module.css'
import { PageLink } from './page-link.tsx'
import { useShownEntry } from './use-shown-entry.ts'

/** The paths of the pages in the menus. The page above a case or an article is one of them. */
const paths = new Set(Object.values(pages).map(({ path }) => path))

/** Breadcrumbs, drawn as a line with a stop for each part of the path. */
export function Breadcrumbs() {
  const { path: pathname } = useShownEntry()
  const hydrated = useHydrated()
  // One prerendered document serves every unknown address, so it cannot contain the path.
  const isDocument = useDocumentPage(pathname) !== undefined
  const isUnknown = !hydrated && !isDocument && !isPage(pathname)
  const trail = isUnknown
    ? [...breadcrumbTrail(pages.home.path), { text: notFoundTitle, path: pathname }]
    : breadcrumbTrail(pathname)

  return (
    <nav className={styles.breadcrumbs} aria-label={site.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map(({ text, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : !paths.has(path) ? (
              <span>{text}</span>
            ) : (
              <PageLink to={path}>{text}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
