import { describe, expect, test } from 'vitest'
import { tall, wide } from './map-frames.ts'
import { capsuleOf, layOutTracks, type Point } from './map-geometry.ts'

/** Widths of the strokes in network-map.module.css. The chosen line's is the greater one. */
const stroke = { track: 11, chosen: 14, siding: 4, capsule: 7 }

const maps = [wide, tall].flatMap((frameOf) =>
  [2, 3, 4, 5, 6, 7, 8].map((count) => ({ frameOf, count })),
)

describe.each(maps)('on the map $frameOf.name with $count lines', ({ frameOf, count }) => {
  const frame = frameOf(count)
  const tracks = layOutTracks(count, frame)
  const capsule = capsuleOf(tracks, frame)

  test('all bends are 45 degrees', () => {
    const lines = tracks.flatMap(({ points, siding }) => [points, siding])
    for (const [from, to] of lines.flatMap(segmentsOf)) {
      expect(to[0]).toBeGreaterThanOrEqual(from[0])
      if (to[1] !== from[1]) expect(Math.abs(to[1] - from[1])).toBeCloseTo(to[0] - from[0])
    }
  })

  test('lines never touch each other, even if one is chosen, nor do sidings', () => {
    const lineWidth = (stroke.track + stroke.chosen) / 2
    for (const [index, { points, siding }] of tracks.slice(1).entries()) {
      const before = tracks[index]!
      expect(distance(before.points, points)).toBeGreaterThanOrEqual(lineWidth + 0.45)
      expect(distance(before.siding, siding)).toBeGreaterThan(stroke.siding + 2)
    }
  })

  test('sidings are in the straight part of the bundle', () => {
    const from = Math.max(...tracks.map((track) => track.points[2]![0]))
    const to = Math.min(...tracks.map((track) => track.points[3]![0]))
    for (const { points, siding } of tracks) {
      expect(siding[0]![0]).toBeGreaterThan(from)
      expect(siding.at(-1)![0]).toBeLessThan(to)
      expect(siding[0]![1]).toBe(points[2]![1])
    }
  })

  test('the interchange spans all sidings and keeps clear of the lines', () => {
    const ends = [capsule.from, capsule.to].map((across): Point => [capsule.along, across])
    for (const { halt, points } of tracks) {
      expect(halt[1]).toBeGreaterThan(capsule.from)
      expect(halt[1]).toBeLessThan(capsule.to)
      expect(distance(ends, points)).toBeGreaterThan((stroke.chosen + stroke.capsule) / 2 + 3)
    }
  })

  test('the stops of the chosen line are before its first bend', () => {
    for (const { points, stopIn, stations } of tracks) {
      const along = [stopIn, ...stations].map(([along]) => along)
      expect(along).toEqual(along.toSorted((a, b) => a - b))
      expect(along.at(-1)).toBeLessThanOrEqual(points[1]![0] - 10)
    }
  })
})

/** The line in the middle has segments of no length instead of diagonals. */
const segmentsOf = (points: readonly Point[]) =>
  points
    .slice(1)
    .map((point, index) => [points[index]!, point] as const)
    .filter(([from, to]) => from[0] !== to[0])

/** The distance between two polylines that do not cross. */
function distance(one: readonly Point[], other: readonly Point[]) {
  const between = (points: readonly Point[], line: readonly Point[]) =>
    points.flatMap((point) =>
      segmentsOf(line).map(([from, to]) => distanceToSegment(point, from, to)),
    )
  return Math.min(...between(one, other), ...between(other, one))
}

function distanceToSegment([x, y]: Point, from: Point, to: Point) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(x - from[0] - at * dx, y - from[1] - at * dy)
}
