import { OffsetGroup } from '../../drawings/offset-group.tsx'
import { InterchangeSign } from '../../drawings/person.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './hero.module.css'
import type { About } from './schema.ts'

export function AboutHero({ content }: { content: About }) {
  return (
    <Hero {...content.hero} action={content.sample && <SampleNote />}>
      <HeroLine {...content.line} />
    </Hero>
  )
}

/** Illustrates the headline: our line comes in from the edge and ends at a red signal, before a person, whose line continues. */
function HeroLine({ label, stations, person, note, after }: About['line']) {
  return (
    <figure className={styles.drawing}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg fill="currentColor" aria-hidden="true">
        <OffsetGroup x="64%">
          <g className={styles.scaled}>
            <path className={styles.track} data-line="1" d="M-4000 0H-40" />
            <path className={styles.track} strokeLinejoin="round" d="M0 0H30L52 22H2000" />
            <rect className={styles.train} x="-71" y="-5.5" width="26" height="11" rx="5.5" />
            {/* The end of our line, with a signal on red. */}
            <path className={styles.track} d="M-40 -16V9" />
            <rect x="-46" y="-38" width="12" height="23" rx="6" />
            <circle fill="var(--color-line)" data-line="1" cx="-40" cy="-32" r="3.5" />
            <InterchangeSign />
          </g>
          <text className={styles.name} data-at="person" textAnchor="middle">
            {person}
          </text>
        </OffsetGroup>
        {stations.map((station, index) => (
          <OffsetGroup key={station} x={index ? '33%' : '0'}>
            <g transform={`translate(${index && -63})`}>
              <circle className="drawn-station" cx="13" r="10" />
              <text className={`${styles.name} ${index ? styles.second : ''}`} y="-26">
                {station}
              </text>
              {index > 0 &&
                note?.map((text, row) => (
                  <text key={text} className={styles.detail} y={`${1.35 * row}em`}>
                    {text}
                  </text>
                ))}
            </g>
          </OffsetGroup>
        ))}
        <OffsetGroup x="100%">
          <g className={styles.after}>
            <circle className="drawn-station" cx="-13" r="10" />
            <text className={`${styles.name} ${styles.second}`} y="-26" textAnchor="end">
              {after}
            </text>
          </g>
        </OffsetGroup>
      </svg>
    </figure>
  )
}
