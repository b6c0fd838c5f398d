import { useContent } from '../../content/context.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { InterchangeSign } from '../../drawings/person.tsx'
import { showsTab } from '../../lib/data-attribute.ts'
import { fill } from '../../lib/fill.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './hero.module.css'
import type { ServicesPage } from './schema.ts'

export function ServicesHero({ content }: { content: ServicesPage }) {
  const { services } = useContent()
  const { heading, intro, see } = content.hero
  const middle = services.length * 26
  // The lines leave one interchange and bend by at most 48.
  const gap = Math.max(20, 52 - 96 / (services.length - 1))
  const height = Math.max(middle, (services.length - 1) * gap + 28)
  return (
    <Hero heading={heading} intro={intro}>
      <div className={styles.lines} {...showsTab()}>
        <Drawing viewBox={`0 0 144 ${2 * middle}`}>
          {services.map(({ line }, index) => {
            const from = index - (services.length - 1) / 2
            const bend = Math.abs(from) * (52 - gap)
            return (
              <path
                key={line}
                data-line={line}
                d={`M24 ${middle + from * gap}H76l${bend} ${Math.sign(from) * bend}H166`}
              />
            )
          })}
          <InterchangeSign transform={`translate(26 ${middle})`} height={height} />
        </Drawing>
        <ul>
          {services.map(({ slug, line, letter, title, path, journey }) => (
            <li key={slug} className={styles.service} data-line={line}>
              <PageLink to={path} className={styles.link}>
                <Bullet line={line} letter={letter} />
                <span className={styles.names}>
                  <span>{title}</span>
                  {see && (
                    <span className={`with-script ${styles.see}`}>{fill(see, { title })}</span>
                  )}
                </span>
              </PageLink>
              {/* On wider screens, the drawing has them. */}
              <p className={`note ${styles.stations}`} aria-hidden="true">
                <span>
                  <span className="ring" />
                  {journey?.from}
                </span>
                <span>
                  <span className="ring" />
                  {journey?.to}
                </span>
              </p>
            </li>
          ))}
        </ul>
        <LinesRising />
      </div>
    </Hero>
  )
}

/** Beside the headline, the lines fan out to their last stations. */
function LinesRising() {
  const { services } = useContent()
  const last = services.length - 1
  const step = Math.floor(Math.min(120, 360 / Math.max(1, last)))
  return (
    <Drawing viewBox={`0 0 460 ${services.length * 52}`}>
      <g fontSize="16" fontWeight="600" textAnchor="end">
        {services.map(({ line, journey }, index) => {
          const rise = (last - index) * step
          return (
            // The origin is at the end of the column, as high as the station.
            <g key={line} transform={`translate(460 ${26 + index * 52 - rise})`}>
              <path data-line={line} d={`M-470 ${rise}H${-100 - rise}L-100 0H999`} />
              <circle cx="-18" r="13" />
              <text y="-28">{journey?.to}</text>
            </g>
          )
        })}
      </g>
    </Drawing>
  )
}
