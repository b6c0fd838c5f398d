import { useContent } from '../../content/context.tsx'
import { Brake } from '../../ui/brake.tsx'
import { Section } from '../../ui/section.tsx'
import { CardScreen } from './card-screen.tsx'
import type { ServicesPage } from './schema.ts'
import styles from './why-choose.module.css'

/** Cards that stack up while the page is scrolled. The style sheet does that alone. */
export function WhyChoose({ content }: { content: ServicesPage }) {
  const { site } = useContent()
  const { heading, cards } = content.why
  return (
    <Section name="why" heading={heading}>
      <ul className={styles.cards}>
        {cards.map(({ title, text, link, screen }, index) => (
          <li key={title} className={styles.slot}>
            <div className={`${screen?.shows === 'note' ? 'board ' : ''}${styles.card}`}>
              <h3 className={`${index ? 'statement' : 'heading'} ${styles.cardTitle}`}>{title}</h3>
              <div className="copy">
                <p className="lead">{text}</p>
                {link && (
                  <p className="row">
                    <a href={link.href}>{link.text}</a>
                  </p>
                )}
                {screen?.shows === 'note' && <Brake>{site.brake}</Brake>}
              </div>
              {screen && <CardScreen screen={screen} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
