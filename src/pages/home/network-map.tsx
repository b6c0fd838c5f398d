import { useRef } from 'react'
import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import { bundleBreadth, pathOf, tracks } from './map-geometry.ts'
import styles from './network-map.module.css'
import { tall, wide } from './network-map-frames.ts'
import { TrainSwitch } from './train-switch.tsx'
import { useTrains } from './use-trains.ts'

const { interchange, label } = home.map

const lines = services.map(({ line, journey }) => ({ line, ...journey }))

/** So far above the bundle that the outermost lines, which bend at 45 degrees, leave room for its words. */
const labelRise = Math.max(42, interchange.length * 7 - 78)

/** With more lines than this the words on a phone stand in two rows, by turns. */
const mostInARow = 4

/**
 * The headline's picture: the lines come in, meet where a person decides, and go out. Drawn twice, from
 * left to right for wide screens and from top to bottom for narrow ones; the style sheet shows one.
 */
export function NetworkMap() {
  const map = useRef<HTMLElement>(null)
  const trains = useTrains(map)
  return (
    <figure ref={map} className={styles.map} data-running={trains.running}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <WideMap />
      <TallMap />
      {trains.available && <TrainSwitch stopped={trains.stopped} onToggle={trains.toggle} />}
    </figure>
  )
}

function WideMap() {
  const frame = wide(lines.length)
  const laid = tracks(lines.length, frame)
  const bundle = bundleBreadth(lines.length, frame)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure's caption names it, its labels are real text
    <svg className={styles.wide} viewBox={`0 0 ${frame.length} ${frame.breadth}`}>
      {laid.map((track, index) => (
        <Line key={lines[index]!.line} line={lines[index]!.line} path={pathOf(track.points)} />
      ))}
      {laid.map(({ stopIn, stopOut }, index) => (
        <g key={lines[index]!.line}>
          <circle className={styles.stop} cx={stopIn[0]} cy={stopIn[1]} r="10" />
          <text className={styles.label} x={stopIn[0] - 12} y={stopIn[1] - 20}>
            {lines[index]!.from}
          </text>
          <circle className={styles.stop} cx={stopOut[0]} cy={stopOut[1]} r="10" />
          <text className={styles.label} x={stopOut[0] + 12} y={stopOut[1] - 20} textAnchor="end">
            {lines[index]!.to}
          </text>
        </g>
      ))}
      <rect
        className={styles.interchange}
        x={frame.length / 2 - 17}
        y={(frame.breadth - bundle) / 2 - 22}
        width="34"
        height={bundle + 44}
        rx="17"
      />
      <Trains paths={laid.map(({ points }) => pathOf(points))} />
      <text
        className={styles.label}
        x={frame.length / 2}
        y={(frame.breadth - bundle) / 2 - labelRise}
        textAnchor="middle"
      >
        {interchange}
      </text>
    </svg>
  )
}

function TallMap() {
  const frame = tall(lines.length)
  const rows = lines.length > mostInARow ? 2 : 1
  const laid = tracks(lines.length, frame)
  const bundle = bundleBreadth(lines.length, frame)
  return (
    <div className={styles.tall}>
      <ul className={styles.ends} data-rows={rows}>
        {lines.map(({ line, from }) => (
          <li key={line}>{from}</li>
        ))}
      </ul>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${frame.breadth} ${frame.length}`} aria-hidden="true">
          {laid.map((track, index) => (
            <Line
              key={lines[index]!.line}
              line={lines[index]!.line}
              path={pathOf(track.points, true)}
            />
          ))}
          {laid.map(({ stopIn, stopOut }, index) => (
            <g key={lines[index]!.line} className={styles.stop}>
              <circle cx={stopIn[1]} cy={stopIn[0]} r="10" />
              <circle cx={stopOut[1]} cy={stopOut[0]} r="10" />
            </g>
          ))}
          <rect
            className={styles.interchange}
            x={(frame.breadth - bundle) / 2 - 22}
            y={frame.length / 2 - 17}
            width={bundle + 44}
            height="34"
            rx="17"
          />
          <Trains paths={laid.map(({ points }) => pathOf(points, true))} />
        </svg>
        <p className={styles.interchangeLabel}>{interchange}</p>
      </div>
      <ul className={styles.ends} data-rows={rows}>
        {lines.map(({ line, to }) => (
          <li key={line}>{to}</li>
        ))}
      </ul>
    </div>
  )
}

function Line({ line, path }: { line: number; path: string }) {
  return <path className={styles.track} data-line={line} d={path} />
}

/** Drawn last: they pass over the stops, and through the interchange in full view. */
function Trains({ paths }: { paths: string[] }) {
  return (
    <g className={styles.trains}>
      {paths.map((path) => (
        <rect
          key={path}
          className={styles.train}
          data-train={path}
          width="34"
          height="16"
          x="-17"
          y="-8"
          rx="8"
        />
      ))}
    </g>
  )
}
