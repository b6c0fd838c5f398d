import { home } from '#content/home.yaml'
import { pages } from '#content/pages'
import { services } from '#content/services.yaml'
import type { Service } from '../../../content/schema/services.ts'
import { RowDrawing } from '../../drawings/scenes/row-drawing.tsx'
import { limits } from '../../lib/limits.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useReveal } from '../../ui/reveal.ts'
import { Section } from '../../ui/section.tsx'
import styles from './services.module.css'
import { useActiveRow } from './use-active-row.ts'

/** One row for each service. The row that was hovered or focused last is highlighted. */
export function Services() {
  const { active, enter, leave } = useActiveRow()
  return (
    <Section name="services" heading={home.services.heading}>
      <ul className={styles.rows}>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            active={active === service.id}
            onEnter={(input) => enter(service.id, input)}
            onLeave={leave}
          />
        ))}
      </ul>
    </Section>
  )
}

type RowProps = {
  service: Service
  active: boolean
  onEnter: (input: 'pointer' | 'focus') => void
  onLeave: (input: 'pointer' | 'focus') => void
}

function ServiceRow({ service, active, onEnter, onLeave }: RowProps) {
  const reveal = useReveal(limits.serviceRowReveal)
  return (
    <li
      ref={reveal}
      className={styles.row}
      data-line={service.line}
      data-active={active}
      onPointerEnter={() => onEnter('pointer')}
      onPointerLeave={() => onLeave('pointer')}
      onFocus={() => onEnter('focus')}
      onBlur={() => onLeave('focus')}
    >
      <PageLink
        to={pages.servicesPage.path}
        state={{ service: service.id - 1 }}
        className={styles.link}
      >
        <Bullet line={service.line} letter={service.letter} />
        <h3 className={styles.title}>{service.title}</h3>
        <p className={styles.subtitle}>{service.subtitle}</p>
        <span className={styles.drawing}>
          <RowDrawing name={service.scene.drawing} />
        </span>
        <Icon name="arrow" size={28} />
      </PageLink>
    </li>
  )
}
