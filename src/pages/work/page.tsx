import { useContent } from '../../content/context.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { CaseSlab } from '../case/case-slab.tsx'
import styles from './page.module.css'
import type { Work } from './schema.ts'

/** The index of the cases, and the services that have none. */
export function WorkPage({ content }: { content: Work }) {
  const { pages, services } = useContent()
  const { hero, without } = content
  const cases = pages.case
  const withCase = cases.flatMap(({ services }) => services)
  const others = services.filter(({ slug }) => !withCase.includes(slug))
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={`column top ${styles.heroColumn}`}>
        <h1 id="page-heading" className="display" tabIndex={-1}>
          {hero.heading}
        </h1>
        <div className="stack">
          <p className="lead measure">{hero.intro}</p>
          {cases.some(({ sample }) => sample) && <SampleNote />}
        </div>
        <Departing withCase={withCase} />
      </div>
      <ul className="column stack">
        {cases.map((entry) => (
          <li key={entry.slug}>
            <CaseSlab words={content} entry={entry} />
          </li>
        ))}
        {others.map(({ slug, line, letter, title, path }) => (
          <li key={slug} className={`row ${styles.without}`} data-line={line}>
            <Bullet line={line} letter={letter} />
            <div>
              <a className="title card-link" href={path}>
                {title}
              </a>
              <p className="quiet">{without}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A line for each service, out of the picture; dashed where there is no case. Decorative. */
function Departing({ withCase }: { withCase: string[] }) {
  const { services } = useContent()
  return (
    <svg
      className={styles.departing}
      viewBox={`0 0 400 ${services.length * 34}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      {services.map(({ slug, line, letter }, index) => {
        const [x, y] = [14 + index * 60, 17 + index * 34]
        return (
          <g key={line} data-line={line}>
            <path
              stroke="var(--color-line)"
              strokeWidth="10"
              strokeDasharray={withCase.includes(slug) ? undefined : '20 14'}
              d={`M${x + 12} ${y}H2000`}
            />
            <circle fill="var(--color-line)" cx={x} cy={y} r="14" />
            <text fill="var(--color-on-line)" x={x} y={y} dy="0.36em">
              {letter}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
