import { useContent } from '../../content/context.tsx'
import { Section } from '../../ui/section.tsx'
import { CardScreen } from './card-screen.tsx'
import type { ServicesPage } from './schema.ts'
import styles from './why-choose.module.css'

/** So many letters of JSON fit a low window. A longer card does not stay below the header: the next would cover its end. */
const mostLetters = 650

/** Cards that stack up while the page is scrolled. The style sheet does that alone. */
export function WhyChoose({ content }: { content: ServicesPage }) {
  const { site } = useContent()
  const { heading, cards } = content.why
  return (
    <Section name="why" heading={heading}>
      <ul className={styles.cards}>
        {cards.map((card) => {
          const { title, text, link, screen } = card
          const isLong = JSON.stringify(card).length > mostLetters
          const isNote = screen?.shows === 'note'
          return (
            <li key={title} className={styles.slot} data-long={isLong || undefined}>
              <div className={`${isNote ? 'board ' : ''}${styles.card}`}>
                <h3 className="statement">{title}</h3>
                <div className="copy">
                  <p className="lead">{text}</p>
                  {(link || isNote) && (
                    <div className="row">
                      {link && <a href={link.href}>{link.text}</a>}
                      {isNote && (
                        <p className={`note ${styles.brake}`}>
                          <svg viewBox="8 10 40 38" data-printed="" aria-hidden="true">
                            <path d="M18 42H38M28 42V20" />
                            <circle cx="28" cy="19" r="3.5" />
                          </svg>
                          {site.brake}
                        </p>
                      )}
                    </div>
                  )}
                </div>
                {screen && <CardScreen screen={screen} />}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
