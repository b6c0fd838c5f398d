import { home } from '#content/home.yaml'
import { FeatureDrawing } from '../../drawings/feature-drawing.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Section } from '../../ui/section.tsx'
import styles from './key-features.module.css'

/**
 * Cards, of which the selected one shows its details. A radio group, so it works before hydration and by
 * keyboard. Before hydration all cards show their details.
 */
export function KeyFeatures() {
  const { heading, cards } = home.features
  const hydrated = useHydrated()
  return (
    <Section name="features" heading={heading} hydratedWithPage>
      <div
        className={styles.cards}
        role="radiogroup"
        aria-labelledby="features-heading"
        data-folds={hydrated}
      >
        {cards.map(({ drawing, title, detail }, index) => (
          <article key={title} className={styles.card}>
            <input
              type="radio"
              name="feature"
              value={index}
              defaultChecked={index === 0}
              className={styles.choice}
              aria-labelledby={`feature-${index}`}
            />
            <div className={styles.text}>
              <h3 id={`feature-${index}`} className={styles.title}>
                {title}
              </h3>
              <p className={styles.detail}>{detail}</p>
            </div>
            <div className={styles.drawing}>
              <FeatureDrawing name={drawing} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
