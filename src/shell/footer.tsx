import { useContent } from '../content/context.tsx'
import { EmailText } from '../ui/email-text.tsx'
import { outside } from '../ui/outside.tsx'
import { ConsentSwitch } from './consent-bar.tsx'
import styles from './footer.module.css'
import { PageLink } from './page-link.tsx'
import { Privacy } from './privacy.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useTranslations } from './use-translations.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const { site, languages, privacy } = useContent()
  const { footer, labels, telephone } = site
  const mail = (
    <a href={`mailto:${site.email}`}>
      <EmailText text={site.email} />
    </a>
  )
  const facts = {
    [labels.email]: mail,
    [labels.telephone]: <a href={telephone.href}>{telephone.display}</a>,
    [labels.hours]: site.hours.display,
    [footer.placeLabel]: site.place.display,
  }
  return (
    <footer className={styles.footer}>
      <Pages />
      <div className={`column ${styles.groups}`}>
        <div>
          <h2 className="label">{footer.reachHeading}</h2>
          <dl className={styles.facts}>
            {Object.entries(facts).map(([name, value]) => (
              <div key={name}>
                <dt className="note quiet">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {site.social.length > 0 && (
          <div className={styles.choice}>
            <h2 className="label">{footer.socialHeading}</h2>
            <ul className="row">
              {site.social.map(({ text, href }) => (
                <li key={href}>
                  <a {...outside(href, text, footer.newTab)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <ThemeSwitch />
        {languages.length > 1 && <Languages />}
        <ConsentSwitch />
      </div>
      {!privacy.page && <Privacy />}
      {footer.smallPrint && <p className="column note quiet">{footer.smallPrint}</p>}
      <Wordmark />
    </footer>
  )
}

/** The line map: a station for each page to read, and below it the pages of small print. */
function Pages() {
  const { menu, site } = useContent()
  const links = (inSmallPrint: boolean) =>
    menu
      .filter(({ smallPrint = false }) => smallPrint === inSmallPrint)
      .map(({ path, text }) => (
        <li key={path} className={inSmallPrint ? undefined : 'station'}>
          <PageLink to={path}>{text}</PageLink>
        </li>
      ))
  return (
    <nav className="column" aria-label={site.footer.label}>
      <ul className={`line thin across lead ${styles.stations}`}>
        {links(false)}
        <li className="station">
          <a href={site.contactLink.href}>{site.contactLink.text}</a>
        </li>
      </ul>
      <ul className={`row note ${styles.others}`}>{links(true)}</ul>
    </nav>
  )
}

/** A station for each language. */
function Languages() {
  const { label, footerLabel } = useContent().site.languages
  return (
    <nav className={styles.choice} aria-label={footerLabel}>
      <h2 className="label">{label}</h2>
      <ul className="line thin apart">
        {useTranslations().map(({ code, name, link }) => (
          <li key={code} className="station">
            <a {...link}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
