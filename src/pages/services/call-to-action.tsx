import { DemoLink } from '../../shell/demo-link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './call-to-action.module.css'
import type { ServicesPage } from './schema.ts'

export function CallToAction({ content }: { content: ServicesPage }) {
  const { heading, text } = content.callToAction
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
