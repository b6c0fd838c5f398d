import { Fragment } from 'react'
import { personPath } from '../../../../drawings/person.tsx'
import type { Estimate, Line as Service } from '../estimate.ts'
import styles from './map-drawing.module.css'
import { signLevel, viewBox } from './map-frames.ts'
import { capsuleOf, layOutTracks, type MapFrame, pathOf, type Track } from './map-geometry.ts'

type Props = {
  className: string | undefined
  frame: MapFrame
  /** From top to bottom instead of from left to right. */
  turned?: boolean
  services: Service[]
  estimate: Estimate
  /** Whether scripts are running. Without them, no line is highlighted. */
  live?: boolean
}

/** The lines of the network map, without words. */
export function MapDrawing(props: Props) {
  const { className, frame, turned = false, services, estimate, live = false } = props
  const tracks = layOutTracks(services.length, frame)
  const drawn = services.map(({ id, line }, index) => {
    const isChosen = id === estimate.service.id
    const faded = (estimate.isOwn && !isChosen) || undefined
    return {
      ...tracks[index]!,
      id,
      isChosen,
      isCased: index + 1 < services.length,
      attributes: { 'data-line': line, 'data-faded': faded },
    }
  })
  // The line that is nearest to the interchange comes first, because the sidings of the others cross it.
  const lines = drawn.reverse()
  return (
    <svg className={className} viewBox={viewBox(frame, turned)} aria-hidden>
      <g className={styles.lines} strokeWidth="11">
        {lines.map(({ id, isCased, attributes, ...line }) => (
          <Fragment key={id}>
            {/* Sets the siding off from the lines that it crosses. */}
            {isCased && <path d={pathOf(line.siding, turned)} strokeWidth="8" />}
            <g {...attributes}>
              <Line {...line} turned={turned} live={live} isOwn={estimate.isOwn} />
            </g>
          </Fragment>
        ))}
      </g>
      <Interchange
        frame={frame}
        turned={turned}
        tracks={tracks}
        level={tracks[estimate.service.id - 1]!.halt[1]}
      />
    </svg>
  )
}

type LineProps = Track & { isChosen: boolean; isOwn: boolean; turned: boolean; live: boolean }

/** A line with its siding and its stops. The visitor's own is covered by a thicker one. */
function Line({ isChosen, isOwn, turned, live, ...track }: LineProps) {
  const path = pathOf(track.points, turned)
  const stops = [track.stopIn, ...(isChosen ? track.stations : []), track.stopOut]
  return (
    <>
      <path d={pathOf(track.siding, turned)} strokeWidth="4" />
      <path d={path} />
      {live && <path d={path} strokeWidth="14" opacity={isChosen && isOwn ? 1 : 0} />}
      {stops.map(([along, across]) => (
        <circle
          key={along}
          cx={round(turned ? across : along)}
          cy={round(turned ? along : across)}
        />
      ))}
    </>
  )
}

/** The capsule, with a person where the siding of the chosen line passes it. */
function Interchange({
  frame,
  turned,
  tracks,
  level,
}: {
  frame: MapFrame
  turned: boolean
  tracks: Track[]
  level: number
}) {
  const { along, from, to } = capsuleOf(tracks, frame)
  const { half } = frame.capsule
  return (
    <g className={styles.interchange}>
      {/* Leads down to its sign. */}
      {!turned && <path d={`M${along} ${round(to)}V${signLevel(frame)}`} />}
      <rect
        {...(turned
          ? { x: round(from), y: along - half, width: round(to - from), height: half * 2 }
          : { x: along - half, y: round(from), width: half * 2, height: round(to - from) })}
        rx={half}
      />
      <path
        transform={`translate(${turned ? `${level} ${along}` : `${along} ${level}`}) scale(${half / 34})`}
        d={personPath}
      />
    </g>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
