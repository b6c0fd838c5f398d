import type { Point, Track } from './map-geometry.ts'

/** Where a train is, and at which share of its lap. */
type Call = { at: Point; share: number }

/** How long a train stays where a person decides. */
export const haltTime = 900

export const straightRoute = ({ points }: Track) => points

export const sidingRoute = ({ points, siding, halt }: Track): Point[] => [
  ...points.slice(0, 3),
  ...siding.slice(0, 2),
  halt,
  ...siding.slice(2),
  ...points.slice(3),
]

/** The part of a route before a position along it. */
export function routeUntil(route: Point[], along: number): Point[] {
  const next = route.findIndex(([at]) => at >= along)
  if (next < 1) return route
  const [[fromAlong, fromAcross], [toAlong, toAcross]] = [route[next - 1]!, route[next]!]
  const share = (along - fromAlong) / (toAlong - fromAlong)
  return [...route.slice(0, next), [along, fromAcross + share * (toAcross - fromAcross)]]
}

/** When a train at constant speed calls at each point of its route, with a halt at one of them. */
export function timetable(route: Point[], halt?: { at: Point; share: number }): Call[] {
  const lengths = route.map((point, index) => {
    const [along, across] = route[Math.max(0, index - 1)]!
    return Math.hypot(point[0] - along, point[1] - across)
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const moving = 1 - (halt?.share ?? 0)
  let travelled = 0
  let waited = 0
  return route.flatMap((at, index) => {
    travelled += lengths[index]!
    const arrival = { at, share: Math.min(1, (travelled / total) * moving + waited) }
    if (at !== halt?.at) return [arrival]
    waited = halt.share
    return [arrival, { at, share: arrival.share + waited }]
  })
}

/** On the visible drawing, whose unit is a custom property. */
const transformOf = ([along, across]: Point, angle: number, turned: boolean) => {
  const [x, y] = turned ? [across, along] : [along, across]
  const length = (units: number) => `calc(${units} * var(--unit))`
  return `translate(${length(x)}, ${length(y)}) rotate(${turned ? 90 - angle : angle}deg)`
}

const angleBetween = ({ at: [fromAlong, fromAcross] }: Call, { at: [along, across] }: Call) =>
  (Math.atan2(across - fromAcross, along - fromAlong) * 180) / Math.PI

/** The stretches of the way. Halting is none, nor is the missing diagonal of the line in the middle. */
const stretches = (calls: Call[]) =>
  calls
    .slice(1)
    .map((to, index) => [calls[index]!, to] as const)
    .filter(([from, to]) => to.at[0] > from.at[0])

/**
 * Keyframes that move and turn a train. They change `transform` alone, so that the compositor can run them
 * while the page is busy; it cannot run `offset-distance`,
 * nor anything inside an SVG.
 */
export const trainFrames = (calls: Call[], turned: boolean): Keyframe[] =>
  stretches(calls).flatMap(([from, to]) =>
    [from, to].map(({ at, share }) => ({
      offset: share,
      transform: transformOf(at, angleBetween(from, to), turned),
    })),
  )

/** The transform of a train that stands still, at a share of its lap. */
export function trainAt(calls: Call[], share: number, turned: boolean): string {
  const [from, to] = stretches(calls).find(([, to]) => to.share >= share)!
  const part = Math.max(0, (share - from.share) / (to.share - from.share))
  const between = (axis: 0 | 1) => from.at[axis] + part * (to.at[axis] - from.at[axis])
  return transformOf([between(0), between(1)], angleBetween(from, to), turned)
}
