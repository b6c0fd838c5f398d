import { useContent } from '../content.tsx'
import { outside } from '../ui/outside.tsx'
import { ConsentSwitch } from './consent-bar.tsx'
import styles from './footer.module.css'
import { FooterLanguages } from './language-switch.tsx'
import { PageLink } from './page-link.tsx'
import { Privacy } from './privacy.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const { menu, site, languages } = useContent()
  const { footer } = site
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <nav className={styles.pages} aria-label={footer.label}>
          <h2 className={styles.heading}>{footer.pagesHeading}</h2>
          <ul className={styles.map}>
            {Object.values(menu).map(({ path, link }) => (
              <li key={path} className={styles.stop}>
                <PageLink to={path}>{link}</PageLink>
              </li>
            ))}
            <li className={styles.stop}>
              <a href={site.contactLink.href}>{site.contactLink.text}</a>
            </li>
          </ul>
        </nav>
        {site.social.length > 0 && (
          <div>
            <h2 className={styles.heading}>{footer.socialHeading}</h2>
            <ul className={styles.social}>
              {site.social.map(({ text, href }) => (
                <li key={href}>
                  <a {...outside(href, text, footer.newTab)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.reach}>
          <h2 className={styles.heading}>{footer.reachHeading}</h2>
          <dl className={styles.facts}>
            <dt>{site.labels.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
            <dt>{site.labels.telephone}</dt>
            <dd>
              <a href={site.telephone.href}>{site.telephone.display}</a>
            </dd>
            <dt>{site.labels.hours}</dt>
            <dd>{site.hours.display}</dd>
            <dt>{footer.placeLabel}</dt>
            <dd>{site.place.display}</dd>
          </dl>
        </div>
        <div className={styles.switches}>
          <ThemeSwitch />
          {languages.length > 1 && <FooterLanguages />}
          <ConsentSwitch />
        </div>
        <Privacy />
        {footer.smallPrint && <p className={styles.smallPrint}>{footer.smallPrint}</p>}
      </div>
      <Wordmark />
    </footer>
  )
}
