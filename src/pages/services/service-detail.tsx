import { useContent } from '../../content/context.tsx'
import type { Service } from '../../content/services.ts'
import { ServiceScene } from '../../drawings/scenes/scene.tsx'
import { fill } from '../../lib/fill.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { StationList } from '../../ui/station-list.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ServicesPage } from './schema.ts'
import styles from './service-detail.module.css'

/** A tab for each service; the selected one is shown in full. */
export function ServiceDetail({ content }: { content: ServicesPage }) {
  const { services } = useContent()
  const { heading, selectorLabel } = content.detail
  return (
    <Section name="detail">
      <h2 id="detail-heading" className="visually-hidden">
        {heading}
      </h2>
      {/* Below two other sections, none of it is in the first screen (tools/prerender/critical-css.ts). */}
      {content.sections.indexOf('detail') > 1 && <div data-below-the-fold />}
      <Tabs
        label={selectorLabel}
        tabs={services.map((service, index) => ({
          id: service.slug,
          line: service.line,
          label: (
            <>
              <Bullet line={service.line} letter={service.letter} />
              <span>{service.title}</span>
            </>
          ),
          panel: <ServicePanel detail={content.detail} service={service} isFirst={index === 0} />,
        }))}
        panelClassName={styles.panel}
      />
    </Section>
  )
}

function ServicePanel(props: {
  detail: ServicesPage['detail']
  service: Service
  isFirst: boolean
}) {
  const { detail, service, isFirst } = props
  const { scene } = service
  const { pages } = useContent()
  const { work } = pages
  const cases = pages.case.filter(({ services }) => services.includes(service.slug))
  return (
    <>
      {scene && <ServiceScene line={service.line} scene={scene} />}
      {/* In the first panel, the drawing fills the first screen. */}
      <div
        className={`copy measure ${styles.about}`}
        data-below-the-fold={(scene && isFirst) || undefined}
      >
        <Bullet line={service.line} letter={<Icon name={service.icon} />} />
        <h3 className="statement">{service.title}</h3>
        <p className="lead">{service.subtitle}</p>
        <p>{service.description}</p>
        {cases.map(({ path, company }) => (
          <p key={path}>
            <b className="row">
              <PageLink to={path}>{fill(work!.runningAt, { company })}</PageLink>
            </b>
          </p>
        ))}
      </div>
      <div className={`fit ${styles.lists}`}>
        <div>
          <h4>{detail.featuresHeading}</h4>
          <StationList items={service.features} />
        </div>
        <div>
          <h4>{detail.benefitsHeading}</h4>
          <StationList items={service.benefits} />
        </div>
      </div>
    </>
  )
}
