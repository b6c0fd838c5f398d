import { useEffect, useRef } from 'react'
import styles from './map-drawing.module.css'
import type { Point, Track } from './map-geometry.ts'
import { haltTime, sidingRoute, straightRoute, timetable, trainFrames } from './train-legs.ts'

/** Different speeds and starting points, so that the trains do not move in step. */
const paces = [
  { slowness: 1, start: 0.06 },
  { slowness: 1.2, start: 0.22 },
  { slowness: 1.1, start: 0.14 },
  { slowness: 1.35, start: 0.29 },
]

/** In milliseconds, for the fastest line. */
const lap = { wide: 34_000, tall: 20_000 }

type Line = Track & { id: number; attributes: Record<string, unknown> }

type Props = {
  lines: Line[]
  turned: boolean
  /** Undefined if the visitor prefers reduced motion: the trains stand still. */
  running: boolean | undefined
  /** The line with the visitor's job, and the job. */
  chosen: { id: number; job: string }
}

/** On each line, two trains run straight through and one stops where a person decides. */
export function MapTrains({ lines, turned, running, chosen }: Props) {
  return (
    <g className={styles.trains}>
      {lines.map(({ id, attributes, ...track }, index) => {
        const { slowness, start } = paces[index % paces.length]!
        const duration = slowness * (turned ? lap.tall : lap.wide)
        const shared = { turned, running, duration }
        return (
          <g key={id} {...attributes}>
            <Train {...shared} route={straightRoute(track)} start={start} />
            <Train {...shared} route={straightRoute(track)} start={start + 1 / 3} />
            <Train
              {...shared}
              route={sidingRoute(track)}
              halt={track.halt}
              start={(start + 2 / 3) % 1}
              follows={id === chosen.id ? chosen.job : undefined}
            />
          </g>
        )
      })}
    </g>
  )
}

type TrainProps = {
  route: Point[]
  turned: boolean
  running: boolean | undefined
  duration: number
  /** The share of the lap at which it starts. */
  start: number
  /** Where it stops for a moment. */
  halt?: Point
  /** The job that it follows: it starts again when another is chosen. */
  follows?: string | undefined
}

function Train({ route, turned, running, duration, start, halt, follows }: TrainProps) {
  const element = useRef<SVGRectElement>(null)
  const animation = useRef<Animation>(undefined)
  const followed = useRef(follows)
  const moves = running !== undefined
  const [length, breadth] = halt ? [24, 13] : [32, 16]

  // The routes are new objects in each rendering, but never other routes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const train = element.current!
    const calls = timetable(route, halt && { at: halt, share: haltTime / duration })
    const ride = train.animate(trainFrames(calls, turned), { duration, iterations: Infinity })
    ride.pause()
    ride.currentTime = start * duration
    animation.current = ride
    if (moves) return () => ride.cancel()
    // A place, not an animation.
    ride.commitStyles()
    ride.cancel()
    return () => train.style.removeProperty('transform')
  }, [moves, duration, start, turned])

  useEffect(() => {
    if (!moves) return
    if (running) animation.current?.play()
    else animation.current?.pause()
  }, [moves, running])

  useEffect(() => {
    if (follows && follows !== followed.current && animation.current && moves)
      animation.current.currentTime = duration * behindTheSign(route)
    followed.current = follows
  }, [follows, moves, duration, route])

  return (
    <rect
      ref={element}
      x={-length / 2}
      y={-breadth / 2}
      width={length}
      height={breadth}
      rx={breadth / 2}
    />
  )
}

/** The share of a lap at which a train is at the edge of the page, behind the sign with the job's name. */
const behindTheSign = (route: Point[]) => {
  const [from, to] = [route[0]![0], route.at(-1)![0]]
  return Math.max(0.02, -from / (to - from))
}
