import { servicesPage } from '#content/services-page.yaml'
import { DemoLink } from '../../shell/demo-link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './call-to-action.module.css'

export function CallToAction() {
  const { heading, text } = servicesPage.callToAction
  return (
    <Section hydratedWithPage name="call" tone="signal">
      <div className={styles.call}>
        <h2 id="call-heading" className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.action}>
          <p>{text}</p>
          <DemoLink variant="on-signal" size="large" />
        </div>
      </div>
    </Section>
  )
}
