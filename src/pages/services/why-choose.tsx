import { useContent } from '../../content/context.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Brake } from '../../ui/brake.tsx'
import { Section } from '../../ui/section.tsx'
import { CardScreen } from './card-screen.tsx'
import styles from './why-choose.module.css'

/** Cards that stack up while the page is scrolled. The style sheet does that alone. */
export function WhyChoose() {
  const { servicesPage, site, night } = useContent()
  const { heading, cards } = servicesPage.why
  return (
    <Section name="why" heading={heading}>
      <ul className={styles.cards}>
        {cards.map(({ title, text, screen }, index) => (
          <li key={title} className={styles.slot}>
            <div className={`${screen?.shows === 'note' ? 'board ' : ''}${styles.card}`}>
              <h3 className={`${index ? 'statement' : 'heading'} ${styles.cardTitle}`}>{title}</h3>
              <div className="copy">
                <p className="lead">{text}</p>
                {screen?.shows === 'note' && (
                  <>
                    {night && (
                      <p className="row">
                        <PageLink to={night.meta.path}>{night.hero.heading}</PageLink>
                      </p>
                    )}
                    <Brake>{site.brake}</Brake>
                  </>
                )}
              </div>
              {screen && <CardScreen screen={screen} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
