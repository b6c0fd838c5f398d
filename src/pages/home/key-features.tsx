import { CardDrawing } from '../../drawings/card-drawing.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './key-features.module.css'
import type { Home } from './schema.ts'

/** A radio group of cards: the selected one shows its drawing and a further sentence, without scripting every one. */
export function KeyFeatures({ content }: { content: Home }) {
  const { heading, cards } = content.features
  return (
    <Section name="features" heading={heading}>
      <div className={`line ${styles.cards}`} role="radiogroup" aria-labelledby="features-heading">
        {cards.map(({ drawing, title, detail, more }, index) => (
          <article key={title} className={styles.card}>
            <div className={`station ${styles.words}`}>
              <input
                type="radio"
                name="feature"
                defaultChecked={index === 0}
                aria-labelledby={`feature-${index}`}
              />
              <h3 id={`feature-${index}`} className={styles.cardTitle}>
                {title}
              </h3>
              <p>{detail}</p>
            </div>
            <div className={styles.panel}>
              <div className={styles.drawing}>
                <CardDrawing name={drawing} />
              </div>
              <p className={styles.more}>{more}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
