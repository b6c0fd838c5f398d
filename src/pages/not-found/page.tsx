import { ContactSection } from '../../contact/contact-section.tsx'
import { notFound } from '../../content/not-found.ts'
import { Head } from '../../shell/head.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './page.module.css'

export function NotFoundPage() {
  return (
    <>
      <Head meta={notFound.meta} />
      <Hero heading={notFound.heading} intro={notFound.intro}>
        <div className={styles.line}>
          <svg aria-hidden="true" focusable="false">
            <line x1="6" y1="30" x2="47%" y2="30" />
            <line x1="52%" y1="30" x2="100%" y2="30" data-missing="true" />
            <circle cx="10%" cy="30" r="13" />
            <circle cx="28%" cy="30" r="13" />
            <circle cx="47%" cy="30" r="20" data-end="true" />
          </svg>
        </div>
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
      <ContactSection />
    </>
  )
}
