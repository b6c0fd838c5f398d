import { useContent } from '../../content.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Hero } from '../../ui/hero.tsx'
import { BrokenMap } from './broken-map.tsx'
import styles from './page.module.css'

export function NotFoundPage() {
  const { notFound } = useContent()
  return (
    <Hero heading={notFound.heading} intro={notFound.intro}>
      <BrokenMap />
      <ul className={styles.links}>
        {notFound.links.map(({ text, href, note }) => (
          <li key={href}>
            <PageLink to={href} className={styles.link}>
              {text}
            </PageLink>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </Hero>
  )
}
