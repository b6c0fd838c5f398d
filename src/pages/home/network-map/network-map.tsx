import { useRef } from 'react'
import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { describe, type Trip } from '../your-line/trip.ts'
import { MapDrawing } from './map-drawing.tsx'
import { maxSpacious, tall, wide } from './map-frames.ts'
import { MapTrains } from './map-trains.tsx'
import styles from './network-map.module.css'
import { TrainSwitch } from './train-switch.tsx'
import { useJobSign } from './use-job-sign.ts'
import { useTrains } from './use-trains.ts'

const { interchange, label } = home.map

const frames = { wide: wide(services.length), tall: tall(services.length) }

/**
 * Illustrates the headline: lines run straight through, except for what stops where a person decides. Drawn
 * twice: from left to right for wide screens, from top to bottom for narrow ones. The style sheet shows one
 * of them and places the same words on both.
 */
export function NetworkMap({ trip }: { trip: Trip }) {
  const map = useRef<HTMLElement>(null)
  const trains = useTrains(map)
  const live = useHydrated()
  useJobSign(map, trip, trains.running)
  return (
    <figure
      ref={map}
      className={styles.map}
      data-many={services.length > maxSpacious || undefined}
      data-own={trip.isOwn || undefined}
    >
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={styles.drawing}>
        <MapDrawing className={styles.wide} frame={frames.wide} trip={trip} live={live} />
        <MapDrawing className={styles.tall} frame={frames.tall} trip={trip} live={live} turned />
        {live && <Trains running={trains.running} trip={trip} />}
        <Names trip={trip} />
        <Signs trip={trip} />
      </div>
      {trains.available && <TrainSwitch stopped={trains.stopped} onToggle={trains.toggle} />}
    </figure>
  )
}

function Trains(props: { running: boolean | undefined; trip: Trip }) {
  return (
    <>
      <MapTrains {...props} className={styles.wide} frame={frames.wide} />
      <MapTrains {...props} className={styles.tall} frame={frames.tall} turned />
    </>
  )
}

/** What is at both ends of each line, and at the other stops of the chosen one. */
function Names({ trip: { service, job, isOwn } }: { trip: Trip }) {
  const isChosen = (id: number) => id === service.id
  const faded = (id: number) => (isOwn && !isChosen(id)) || undefined
  return (
    <>
      <ul className={styles.names}>
        {services.map(({ id, journey }) => (
          <li key={id} data-faded={faded(id)}>
            {journey.from}
            {isChosen(id) &&
              job.stations.map((station) => (
                <span key={station} className={styles.station}>
                  {station}
                </span>
              ))}
          </li>
        ))}
      </ul>
      <ul className={styles.names}>
        {services.map(({ id, journey }) => (
          <li key={id} data-faded={faded(id)}>
            {journey.to}
            {isChosen(id) && (
              <b key={job.name} className={styles.job} aria-hidden="true">
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
function Signs({ trip }: { trip: Trip }) {
  const { sign, through } = describe(trip)
  return (
    <>
      <p className={styles.person}>
        {`${interchange} `}
        <span>{sign}</span>
      </p>
      <p className={styles.through}>{through}</p>
      <div className={styles.note}>
        <p>{home.yourLine.map.note}</p>
        {trip.job.note.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  )
}
