import { StepDrawing } from '../../drawings/step-drawing.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './process.module.css'
import type { ServicesPage } from './schema.ts'

/** The line is inked as the page is scrolled, and goes on after the last step. */
export function Process({ content }: { content: ServicesPage }) {
  const { heading, steps } = content.process
  return (
    <Section name="process" heading={heading}>
      <ol className={`line across inked ${styles.steps}`}>
        {steps.map(({ title, description, drawing }, index) => (
          <li key={title} className="station">
            <p className="station-text">{index + 1}</p>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p className="measure">{description}</p>
            <div className={styles.drawing}>
              <StepDrawing name={drawing} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
