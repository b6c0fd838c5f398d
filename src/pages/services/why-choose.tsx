import { useContent } from '../../content.tsx'
import { WhyDrawing } from '../../drawings/why-drawing.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './why-choose.module.css'

/** Cards that stack up while the page is scrolled. The style sheet does that alone. */
export function WhyChoose() {
  const { servicesPage } = useContent()
  const { heading, cards } = servicesPage.why
  return (
    <Section name="why" heading={heading}>
      <ul className={styles.stack}>
        {cards.map(({ drawing, ground, title, text }) => (
          <li
            key={title}
            className={styles.card}
            {...(typeof ground === 'number' ? { 'data-line': ground } : { 'data-ground': ground })}
          >
            <div className={styles.drawing}>
              <WhyDrawing name={drawing} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
