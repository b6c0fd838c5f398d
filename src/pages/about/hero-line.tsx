import { useContent } from '../../content.tsx'
import { OffsetGroup } from '../../drawings/offset-group.tsx'
import { Person } from '../../drawings/person.tsx'
import styles from './hero-line.module.css'

/** Illustrates the headline: our line comes in from the edge and stops at a person, whose line continues. */
export function HeroLine() {
  const { label, stops, person, after } = useContent().about.line
  return (
    <figure className={styles.line}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg fill="currentColor" aria-hidden="true">
        <OffsetGroup x="56%">
          <path className={styles.track} data-line="1" d="M-4000 0H0" />
          <g className={styles.sign}>
            <path className={styles.track} strokeLinejoin="round" d="M0 0H30L52 22H2000" />
            <rect
              className={`drawn-train ${styles.train}`}
              x="-58"
              y="-5.5"
              width="26"
              height="11"
              rx="5.5"
            />
            <Person />
          </g>
          <text className={styles.label} data-at="person" textAnchor="middle">
            {person}
          </text>
        </OffsetGroup>
        <OffsetGroup x="0">
          <circle className="drawn-stop" cx="13" r="10" />
          <text className={styles.label} y="-26">
            {stops[0]}
          </text>
        </OffsetGroup>
        <OffsetGroup x="26%" className={styles.second}>
          <circle className="drawn-stop" cx="13" r="10" />
          <text className={styles.label} y="-26">
            {stops[1]}
          </text>
        </OffsetGroup>
        <OffsetGroup x="100%">
          <g className={styles.after}>
            <circle className="drawn-stop" cx="-13" r="10" />
            <text className={styles.label} y="42" textAnchor="end">
              {after}
            </text>
          </g>
        </OffsetGroup>
      </svg>
    </figure>
  )
}
