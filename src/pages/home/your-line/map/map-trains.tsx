import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Estimate } from '../estimate.ts'
import { useWords } from '../words.tsx'
import { layOutTracks, type MapFrame, type Point } from './map-geometry.ts'
import styles from './map-trains.module.css'
import {
  haltTime,
  sidingRoute,
  straightRoute,
  timetable,
  trainAt,
  trainFrames,
} from './train-legs.ts'

/** Different speeds, so that the trains do not move in step. */
const slowness = [1, 1.2, 1.1, 1.35]

/**
 * `lap` is in milliseconds, for the fastest line. The rest are shares of it, at which trains start and with
 * reduced motion stand: in view, and at no stop, bend or junction. `first` and `siding`, the place of the train
 * that takes the siding, are for each line.
 */
const plans = {
  wide: {
    lap: 34_000,
    places: [0, 0.25, 0.5, 0.75],
    first: [0.21, 0.245, 0.1, 0.05],
    siding: [0.25, 0.75, 0, 0.5],
  },
  tall: {
    lap: 20_000,
    places: [0, 0.28, 0.55],
    first: [0.26, 0.32, 0.54, 0.295],
    siding: [0.55, 0.55, 0.55, 0.55],
  },
}

type Props = {
  className: string | undefined
  frame: MapFrame
  turned?: boolean
  /** Undefined if the visitor prefers reduced motion: the trains stand still. */
  running: boolean | undefined
  estimate: Estimate
}

/** On each line, most trains run straight through, and one stops where a person decides. */
export function MapTrains({ className, frame, turned = false, running, estimate }: Props) {
  const { services } = useWords()
  const { lap, places, first, siding } = plans[turned ? 'tall' : 'wide']
  return (
    <div className={className} aria-hidden="true">
      {layOutTracks(services.length, frame).map((track, index) => {
        const { id } = services[index]!
        const isChosen = id === estimate.service.id
        const nth = index % slowness.length
        const shared = { turned, running, duration: lap * slowness[nth]! }
        return (
          <div key={id} data-faded={(estimate.isOwn && !isChosen) || undefined}>
            {places.map((place) => {
              const takesSiding = place === siding[nth]
              return (
                <Train
                  key={place}
                  {...shared}
                  start={(first[nth]! + place) % 1}
                  route={takesSiding ? sidingRoute(track) : straightRoute(track)}
                  halt={takesSiding ? track.halt : undefined}
                  follows={takesSiding && isChosen ? estimate.job.name : undefined}
                />
              )
            })}
          </div>
        )
      })}
    </div>
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
  halt: Point | undefined
  /** The job that it follows: it starts again when another is chosen. */
  follows: string | undefined
}

function Train({ route, turned, running, duration, start, halt, follows }: TrainProps) {
  const element = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation>(undefined)
  const followed = useRef(follows)
  const moves = running !== undefined

  // The routes are new objects in each rendering, but never other routes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const train = element.current!
    const calls = timetable(route, halt && { at: halt, share: haltTime / duration })
    if (!moves) {
      train.style.transform = trainAt(calls, start, turned)
      return () => train.style.removeProperty('transform')
    }
    const ride = train.animate(trainFrames(calls, turned), { duration, iterations: Infinity })
    ride.pause()
    ride.currentTime = start * duration
    animation.current = ride
    return () => ride.cancel()
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

  return <div ref={element} className={styles.train} />
}

/** The share of a lap at which a train is at the edge of the page, behind the sign with the job's name. */
const behindTheSign = (route: Point[]) => {
  const [from, to] = [route[0]![0], route.at(-1)![0]]
  return Math.max(0.02, -from / (to - from))
}
