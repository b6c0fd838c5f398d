import { services } from '#content/services.yaml'
import styles from './map-drawing.module.css'
import { capsuleOf, layOutTracks, type MapFrame, type Point, pathOf } from './map-geometry.ts'
import { MapTrains } from './map-trains.tsx'
import { viewBox } from './network-map-frames.ts'
import type { Trip } from './your-line/trip.ts'

type Props = {
  className: string | undefined
  frame: MapFrame & { top: number }
  /** From top to bottom instead of from left to right. */
  turned?: boolean
  trip: Trip
  /** Whether scripts are running. Without them there are no trains, and no line is highlighted. */
  live: boolean
  running: boolean | undefined
}

/** The lines of the network map, without words. */
export function MapDrawing({ className, frame, turned = false, trip, live, running }: Props) {
  const tracks = layOutTracks(services.length, frame)
  const chosen = tracks[trip.service.id - 1]!
  const lines = services.map(({ id, line }, index) => ({
    ...tracks[index]!,
    id,
    attributes: {
      'data-line': line,
      'data-faded': (trip.isOwn && tracks[index] !== chosen) || undefined,
    },
  }))
  const path = (points: Point[]) => pathOf(points, turned)
  return (
    <svg className={className} viewBox={viewBox(frame, turned)} aria-hidden="true">
      <g className={styles.sidings}>
        {lines.map(({ id, siding, attributes }) => (
          <path key={id} {...attributes} d={path(siding)} />
        ))}
      </g>
      <g className={styles.tracks}>
        {lines.map(({ id, points, attributes }) => (
          <path key={id} {...attributes} d={path(points)} />
        ))}
        {live && (
          <path className={styles.chosen} data-line={trip.service.line} d={path(chosen.points)} />
        )}
      </g>
      <g className={styles.stops}>
        {lines.map(({ id, stopIn, stopOut, stations, points, attributes }) => (
          <g key={id} {...attributes}>
            {[stopIn, ...(points === chosen.points ? stations : []), stopOut].map((at) => (
              <Stop key={at[0]} at={at} turned={turned} />
            ))}
          </g>
        ))}
      </g>
      <Interchange frame={frame} turned={turned} level={chosen.halt[1]} />
      {live && (
        <MapTrains
          lines={lines}
          turned={turned}
          running={running}
          chosen={{ id: trip.service.id, job: trip.job.name }}
        />
      )}
    </svg>
  )
}

function Stop({ at, turned }: { at: Point; turned: boolean }) {
  const [x, y] = turned ? [at[1], at[0]] : at
  return <circle cx={round(x)} cy={round(y)} r="10" />
}

/** The capsule, with a mark where the siding of the chosen line passes it. */
function Interchange({
  frame,
  turned,
  level,
}: {
  frame: MapFrame
  turned: boolean
  level: number
}) {
  const { along, from, to } = capsuleOf(layOutTracks(services.length, frame), frame)
  const { half } = frame.capsule
  return (
    <g className={styles.interchange}>
      {/* Leads up to its sign, behind which it ends. */}
      {!turned && <path d={`M${along} ${from}v-140`} />}
      <Box
        turned={turned}
        along={along - half}
        across={from}
        length={half * 2}
        breadth={to - from}
      />
      <Box
        turned={turned}
        along={along - half + 4}
        across={level - 7}
        length={half * 2 - 8}
        breadth={14}
      />
    </g>
  )
}

type BoxProps = { turned: boolean; along: number; across: number; length: number; breadth: number }

function Box({ turned, along, across, length, breadth }: BoxProps) {
  const [x, y] = turned ? [across, along] : [along, across]
  const [width, height] = turned ? [breadth, length] : [length, breadth]
  return (
    <rect
      x={round(x)}
      y={round(y)}
      width={width}
      height={height}
      rx={Math.min(length, breadth) / 2}
    />
  )
}

const round = (value: number) => Math.round(value * 10) / 10
