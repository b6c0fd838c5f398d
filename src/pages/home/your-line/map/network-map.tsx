import { useRef } from 'react'
import type { Home } from '../../../../content/home.ts'
import { Brake } from '../../../../ui/brake.tsx'
import { type Estimate, exampleOf, type Line } from '../estimate.ts'
import { useWords } from '../words.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { maxSpacious, tall, wide } from './map-frames.ts'
import type { MapFrame } from './map-geometry.ts'
import { MapTrains } from './map-trains.tsx'
import styles from './network-map.module.css'
import { useJobSign } from './use-job-sign.ts'
import { useTrains } from './use-trains.ts'

/**
 * Illustrates the headline: lines run straight through, except for what stops where a person decides. Drawn
 * twice: from left to right for wide screens, from top to bottom for narrow ones. The style sheet shows one
 * of them and places the same words on both.
 */
export function NetworkMap({ estimate, live }: { estimate: Estimate; live: boolean }) {
  const { services, map: words, pull } = useWords()
  const map = useRef<HTMLElement>(null)
  const running = useTrains(map)
  const frames = { wide: wide(services.length), tall: tall(services.length) }
  const shown = { services, estimate }
  useJobSign(map, estimate, running, services.length)
  return (
    <figure
      ref={map}
      className={styles.map}
      data-many={services.length > maxSpacious || undefined}
      data-own={estimate.isOwn || undefined}
    >
      <figcaption className="visually-hidden">{words.label}</figcaption>
      <div className={styles.drawing}>
        <MapDrawing {...shown} className={styles.wide} frame={frames.wide} live={live} />
        <MapDrawing {...shown} className={styles.tall} frame={frames.tall} live={live} turned />
        {live && <Trains frames={frames} running={running} estimate={estimate} />}
        <Names {...shown} />
        <Signs estimate={estimate} />
        <div className={styles.brake}>
          <Brake>{pull}</Brake>
        </div>
      </div>
    </figure>
  )
}

/** The map without figures and trains, for a page that does not ask for the visitor’s job. It needs no script. */
export function StillMap({ services, words }: { services: Line[]; words: Home['map'] }) {
  const shown = { services, estimate: exampleOf(services[0]!) }
  return (
    <figure className={styles.map} data-many={services.length > maxSpacious || undefined}>
      <figcaption className="visually-hidden">{words.label}</figcaption>
      <div className={styles.drawing}>
        <MapDrawing {...shown} className={styles.wide} frame={wide(services.length)} />
        <MapDrawing {...shown} className={styles.tall} frame={tall(services.length)} turned />
        <Names {...shown} />
        <div className={styles.sign}>
          <p className={styles.person}>
            <b>{words.interchange}</b>
          </p>
        </div>
      </div>
    </figure>
  )
}

type Shown = { services: Line[]; estimate: Estimate }

type TrainsProps = {
  frames: Record<'wide' | 'tall', MapFrame>
  running: boolean | undefined
  estimate: Estimate
}

function Trains({ frames, ...props }: TrainsProps) {
  return (
    <>
      <MapTrains {...props} className={styles.wide} frame={frames.wide} />
      <MapTrains {...props} className={styles.tall} frame={frames.tall} turned />
    </>
  )
}

/** What is at both ends of each line, and at the other stops of the chosen one. */
function Names({ services, estimate: { service, job, isOwn } }: Shown) {
  const isChosen = (id: number) => id === service.id
  const faded = (id: number) => (isOwn && !isChosen(id)) || undefined
  return (
    <>
      <ul className={styles.names}>
        {services.map(({ id, journey }) => (
          <li key={id} data-faded={faded(id)}>
            {journey.from}
            {isChosen(id) && job.stations.map((station) => <span key={station}>{station}</span>)}
          </li>
        ))}
      </ul>
      <ul className={styles.names}>
        {services.map(({ id, journey }) => (
          <li key={id} data-faded={faded(id)}>
            {journey.to}
            {isChosen(id) && (
              <b key={job.name} aria-hidden="true">
                {job.name}
              </b>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is written at the interchange and at the bundle. */
function Signs({ estimate }: { estimate: Estimate }) {
  const { map, yourLine, write } = useWords()
  const { sign, through } = write.describe(estimate)
  return (
    <>
      <p className={styles.through}>{through}</p>
      <div className={styles.sign}>
        <p className={styles.person}>
          <b>{map.interchange}</b>
          <br />
          {sign}
        </p>
        <div className="small">
          <p>{yourLine.map.note}</p>
          {estimate.job.note.map((line, index) => (
            <p key={line}>{index === 0 ? <strong>{line}</strong> : line}</p>
          ))}
        </div>
      </div>
    </>
  )
}
