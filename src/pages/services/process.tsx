import { servicesPage } from '../../content/services-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Stop, StopLine } from '../../ui/stop-line.tsx'
import styles from './process.module.css'

export function Process() {
  const { heading, steps } = servicesPage.process
  return (
    <Section hydratedWithPage name="process" heading={heading}>
      <StopLine ordered fill="scroll">
        {steps.map(({ step, title, description, icon }) => (
          <Stop key={step} mark={step}>
            <Icon name={icon} size={28} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </Stop>
        ))}
      </StopLine>
    </Section>
  )
}
