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
          <svg viewBox="0 0 1200 60" aria-hidden="true" focusable="false">
            <path d="M6 30H560" />
            <path d="M600 30H1194" data-missing="true" />
            <circle cx="118" cy="30" r="13" />
            <circle cx="340" cy="30" r="13" />
            <circle cx="560" cy="30" r="20" data-end="true" />
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
