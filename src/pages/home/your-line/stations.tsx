import type { Line } from './estimate.ts'
import styles from './stations.module.css'

/** The line's sign on the band, and the stations, from the first one to the last, with their rings. */
export function Stations({ service, stations }: { service: Line; stations: string[] }) {
  return (
    <>
      <b key={service.id} className={styles.sign}>
        {service.letter}
      </b>
      <ol className={styles.stations}>
        {[service.journey.from, ...stations].map((stop, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the stations
          <li key={place}>{stop}</li>
        ))}
      </ol>
    </>
  )
}
