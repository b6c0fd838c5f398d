import { useContent } from '../../content.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './hero.module.css'

export function ServicesHero() {
  const { services, servicesPage } = useContent()
  const { heading, intro } = servicesPage.hero
  const middle = services.length * 17
  return (
    <Hero heading={heading} intro={intro}>
      {/* The lines leave one interchange, for the edge of the window. */}
      <div className={styles.lines}>
        <Drawing viewBox={`0 0 480 ${2 * middle}`}>
          {services.map(({ line }, index) => {
            const from = index - (services.length - 1) / 2
            const bend = 100 + Math.abs(from * 14)
            const y = middle + from * 34
            return (
              <g key={line}>
                <path data-line={line} d={`M24 ${middle + from * 20}H100L${bend} ${y}H5000`} />
                <circle cx={190 + index * 64} cy={y} r="12" />
              </g>
            )
          })}
          <rect x="6" y={middle * 0.3} width="44" height={middle * 1.4} rx="22" />
        </Drawing>
      </div>
    </Hero>
  )
}
