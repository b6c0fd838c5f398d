import { type RefObject, useEffect, useRef } from 'react'
import type { Estimate } from '../estimate.ts'
import { tall, wide } from './map-frames.ts'
import { layOutTracks, type Point } from './map-geometry.ts'
import { routeUntil, timetable } from './train-legs.ts'

/** When another job is chosen, runs the sign with its name along its line, to where it rests. */
export function useJobSign(
  map: RefObject<HTMLElement | null>,
  { service, job }: Estimate,
  running: boolean | undefined,
  lines: number,
) {
  const shown = useRef(job.name)
  const ride = useRef<Animation>(undefined)
  const index = service.id - 1

  useEffect(() => {
    if (shown.current === job.name) return
    shown.current = job.name
    ride.current = undefined
    const sign = map.current?.querySelector<HTMLElement>('li > b')
    if (running && sign) ride.current = arrive(sign, map.current!, index, lines)
  }, [map, job.name, index, running, lines])

  useEffect(() => {
    if (ride.current?.playState === 'finished') return
    if (running) ride.current?.play()
    else if (running === undefined) ride.current?.cancel()
    else ride.current?.pause()
  }, [running])
}

/** Starts where the line enters the drawing. The keyframes are distances from the sign's resting place. */
function arrive(
  sign: HTMLElement,
  map: HTMLElement,
  index: number,
  lines: number,
): Animation | undefined {
  const drawing = [...map.querySelectorAll('svg')].find((svg) => svg.clientWidth > 0)
  if (!drawing) return undefined
  const { width } = drawing.viewBox.baseVal
  const turned = width === tall(lines).breadth
  const frame = (turned ? tall : wide)(lines)
  const place = drawing.getBoundingClientRect()
  const scale = place.width / width
  const box = sign.getBoundingClientRect()
  const center = box.left + box.width / 2
  // Where the text is read from right to left, the drawing is mirrored.
  const isMirrored = document.dir === 'rtl'
  const rest: Point = [
    (isMirrored ? place.right - center : center - place.left) / scale,
    (box.top + box.height / 2 - place.top) / scale,
  ]
  const halfWidth = box.width / 2 / scale
  /** On the tall map, the sign stays inside its width. */
  const clamp = (at: number) => Math.max(halfWidth, Math.min(width - halfWidth, at))
  const route = routeUntil(layOutTracks(lines, frame)[index]!.points, turned ? rest[1] : rest[0])
  const frames = timetable(route).map(({ at: [along, across], share }) => {
    const [x, y] = turned ? [clamp(across), along] : [along, across]
    const [right, down] = [(x - rest[0]) * scale, (y - rest[1]) * scale]
    return { offset: share, translate: `${isMirrored ? -right : right}px ${down}px` }
  })
  return sign.animate(frames, { duration: 2400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}
