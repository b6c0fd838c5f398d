import { useContent } from '../content.tsx'
import { outside } from '../ui/outside.tsx'
import { ConsentSwitch } from './consent-bar.tsx'
import styles from './footer.module.css'
import { PageLink } from './page-link.tsx'
import { Privacy } from './privacy.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useTranslations } from './use-translations.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const { menu, site, languages } = useContent()
  const { footer } = site
  return (
    <footer className={styles.footer}>
      <div className={`column ${styles.column}`}>
        <nav className={styles.wide} aria-label={footer.label}>
          <h2 className="label">{footer.pagesHeading}</h2>
          <ul className={`statement ${styles.pages}`}>
            {Object.values(menu).map(({ path, link }) => (
              <li key={path}>
                <PageLink to={path}>{link}</PageLink>
              </li>
            ))}
            <li>
              <a href={site.contactLink.href}>{site.contactLink.text}</a>
            </li>
          </ul>
        </nav>
        {site.social.length > 0 && (
          <div>
            <h2 className="label">{footer.socialHeading}</h2>
            <ul className={styles.social}>
              {site.social.map(({ text, href }) => (
                <li key={href}>
                  <a {...outside(href, text, footer.newTab)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2 className="label">{footer.reachHeading}</h2>
          <dl className={styles.facts}>
            <dt className="small quiet">{site.labels.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
            <dt className="small quiet">{site.labels.telephone}</dt>
            <dd>
              <a href={site.telephone.href}>{site.telephone.display}</a>
            </dd>
            <dt className="small quiet">{site.labels.hours}</dt>
            <dd>{site.hours.display}</dd>
            <dt className="small quiet">{footer.placeLabel}</dt>
            <dd>{site.place.display}</dd>
          </dl>
        </div>
        <ThemeSwitch />
        {languages.length > 1 && <Languages />}
        <ConsentSwitch />
        <Privacy />
        {footer.smallPrint && <p className={`small quiet ${styles.wide}`}>{footer.smallPrint}</p>}
      </div>
      <Wordmark />
    </footer>
  )
}

/** A stop for each language. */
function Languages() {
  const { label, footerLabel } = useContent().site.languages
  return (
    <nav aria-label={footerLabel}>
      <h2 className="label">{label}</h2>
      <ul className="line thin">
        {useTranslations().map(({ code, name, link }) => (
          <li key={code} className="stop">
            <a {...link}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
