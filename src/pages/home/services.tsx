import { type SiteContent, useContent } from '../../content/context.tsx'
import { RowDrawing } from '../../drawings/scenes/row-drawing.tsx'
import { fading } from '../../lib/data-attribute.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import type { Home } from './schema.ts'
import styles from './services.module.css'

export function Services({ content }: { content: Home }) {
  const { services } = useContent()
  return (
    <Section name="services" heading={content.services.heading}>
      <service-rows>
        <ul className={styles.rows}>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      </service-rows>
    </Section>
  )
}

function ServiceRow({ service }: { service: SiteContent['services'][number] }) {
  return (
    <li className={styles.service} data-line={service.line} data-active="false" {...fading()}>
      <PageLink to={service.path} className={styles.link}>
        <Bullet line={service.line} letter={service.letter} />
        <h3>{service.title}</h3>
        <p className={styles.subtitle}>{service.subtitle}</p>
        <span className={styles.drawing}>
          <RowDrawing name={service.scene?.drawing ?? 'line'} />
        </span>
        <Icon name="arrow-right" size={28} />
      </PageLink>
    </li>
  )
}
