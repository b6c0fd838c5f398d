import { useContent } from '../../content.tsx'
import { StepDrawing } from '../../drawings/step-drawing.tsx'
import { Section } from '../../ui/section.tsx'
import { Stop, StopLine } from '../../ui/stop-line.tsx'
import styles from './process.module.css'

export function Process() {
  const { servicesPage } = useContent()
  const { heading, steps } = servicesPage.process
  return (
    <Section name="process" heading={heading}>
      <StopLine ordered fill="scroll">
        {steps.map(({ title, description, drawing }, index) => (
          <Stop key={title} mark={index + 1}>
            <h3 className={styles.title}>{title}</h3>
            <p className="measure">{description}</p>
            <div className={styles.drawing}>
              <StepDrawing name={drawing} />
            </div>
          </Stop>
        ))}
      </StopLine>
    </Section>
  )
}
