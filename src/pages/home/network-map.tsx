import { useRef } from 'react'
import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import { bundleBreadth, layOutTracks, pathOf } from './map-geometry.ts'
import styles from './network-map.module.css'
import { tall, wide } from './network-map-frames.ts'
import { TrainSwitch } from './train-switch.tsx'
import { useTrains } from './use-trains.ts'

const { interchange, label } = home.map

const lines = services.map(({ line, journey }) => ({ line, ...journey }))

/** Distance of the label above the bundle. A longer label is higher up, where the lines are further apart. */
const labelRise = Math.max(42, interchange.length * 7 - 78)

/** On phones, the labels of more lines than this alternate between two rows. */
const maxLabelsInRow = 4

/**
 * Illustrates the headline: lines meet at an interchange, where a person decides, and fan out again. Drawn
 * twice: from left to right for wide screens, from top to bottom for narrow ones. The style sheet shows one
 * of them.
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
  const tracks = layOutTracks(lines.length, frame)
  const bundle = bundleBreadth(lines.length, frame)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by the figure's caption, and its labels are real text
    <svg className={styles.wide} viewBox={`0 0 ${frame.length} ${frame.breadth}`}>
      {tracks.map((track, index) => (
        <Line key={lines[index]!.line} line={lines[index]!.line} path={pathOf(track.points)} />
      ))}
      {tracks.map(({ stopIn, stopOut }, index) => (
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
      <Trains paths={tracks.map(({ points }) => pathOf(points))} />
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
  const rows = lines.length > maxLabelsInRow ? 2 : 1
  const tracks = layOutTracks(lines.length, frame)
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
          {tracks.map((track, index) => (
            <Line
              key={lines[index]!.line}
              line={lines[index]!.line}
              path={pathOf(track.points, true)}
            />
          ))}
          {tracks.map(({ stopIn, stopOut }, index) => (
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
          <Trains paths={tracks.map(({ points }) => pathOf(points, true))} />
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

/** Drawn after the stops and the interchange, so that the trains pass over them. */
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
