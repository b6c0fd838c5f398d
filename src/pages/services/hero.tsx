import { useContent } from '../../content.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { pathOfService } from '../../lib/service-of.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './hero.module.css'

export function ServicesHero() {
  const content = useContent()
  const { services, servicesPage } = content
  const { heading, intro } = servicesPage.hero
  const middle = services.length * 26
  // The lines leave one interchange and bend by at most 48.
  const gap = Math.max(20, 52 - 96 / (services.length - 1))
  return (
    <Hero heading={heading} intro={intro}>
      <div className={styles.lines}>
        <Drawing viewBox={`0 0 144 ${2 * middle}`}>
          {services.map(({ line }, index) => {
            const from = index - (services.length - 1) / 2
            const bend = Math.abs(from) * (52 - gap)
            return (
              <path
                key={line}
                data-line={line}
                d={`M24 ${middle + from * gap}H76l${bend} ${Math.sign(from) * bend}H144`}
              />
            )
          })}
          <rect x="4" y={middle * 0.5} width="44" height={middle} rx="22" />
        </Drawing>
        <ul>
          {services.map(({ slug, line, letter, title }) => (
            <li key={slug} className={styles.line} data-line={line}>
              <PageLink to={pathOfService(content, slug)} className={styles.link}>
                <Bullet line={line} letter={letter} />
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Hero>
  )
}
