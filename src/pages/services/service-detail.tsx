import { runningAt } from '#content/cases-of-services'
import { hasCases } from '#content/languages'
import { scenes } from '#content/scenes'
import { services } from '#content/services.yaml'
import { servicesPage } from '#content/services-page.yaml'
import type { Scene, Service } from '../../../content/schema/services.ts'
import { ServiceScene } from '../../drawings/scenes/scene.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { StopList } from '../../ui/stop-list.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './service-detail.module.css'
import { useSelectedService } from './use-selected-service.ts'

const { detail } = servicesPage

const tabs = services.map((service, index) => ({
  id: service.slug,
  line: service.line,
  label: (
    <>
      <Bullet line={service.line} letter={service.letter} />
      <span className={styles.tabName}>{service.title}</span>
    </>
  ),
  panel: <ServicePanel service={service} scene={scenes[index]!} isFirst={index === 0} />,
}))

/** A tab for each service; the selected one is shown in full. */
export function ServiceDetail() {
  const { selected, select } = useSelectedService()
  return (
    <Section name="detail" heading={detail.heading} headingLook="hidden" hydratedWithPage>
      <Tabs
        label={detail.selectorLabel}
        tabs={tabs}
        selected={selected}
        onSelect={select}
        className={{
          root: styles.detail!,
          list: styles.selector!,
          tab: styles.tab!,
          panels: styles.panels!,
          panel: styles.panel!,
        }}
      />
    </Section>
  )
}

function ServicePanel(props: { service: Service; scene: Scene; isFirst: boolean }) {
  const { service, scene, isFirst } = props
  return (
    <>
      <ServiceScene line={service.line} scene={scene} />
      {/* In the first panel, the drawing fills the first screen (tools/build/critical-css.ts). */}
      <h3 className={styles.title} data-below-the-fold={isFirst || undefined}>
        <Icon name={service.icon} size={40} />
        {service.title}
      </h3>
      <p className={styles.subtitle}>{service.subtitle}</p>
      <p className={styles.description}>{service.description}</p>
      <div className={styles.lists}>
        <div>
          <h4 id={`${service.slug}-features`}>{detail.featuresHeading}</h4>
          <StopList items={service.features} labelledBy={`${service.slug}-features`} />
        </div>
        {service.benefits && (
          <div>
            <h4 id={`${service.slug}-benefits`}>{detail.benefitsHeading}</h4>
            <StopList items={service.benefits} labelledBy={`${service.slug}-benefits`} />
          </div>
        )}
      </div>
      {hasCases &&
        runningAt[service.slug]?.map(({ path, text }) => (
          <p key={path} className={styles.case}>
            <PageLink to={path}>{text}</PageLink>
          </p>
        ))}
    </>
  )
}
