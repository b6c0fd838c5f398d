import { useContent } from '../../content/context.tsx'
import { DemoLink } from '../../shell/demo-link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './call-to-action.module.css'

export function CallToAction() {
  const { servicesPage } = useContent()
  const { heading, text } = servicesPage.callToAction
  return (
    <Section name="call" tone="signal">
      <div className={styles.call}>
        <h2 id="call-heading" className="headline">
          {heading}
        </h2>
        <div className="lead copy">
          <p>{text}</p>
          <DemoLink variant="on-signal" size="large" />
        </div>
      </div>
    </Section>
  )
}
