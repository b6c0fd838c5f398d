import { expect, test } from 'vitest'
import { tall, wide } from './map-frames.ts'
import { layOutTracks, type Point } from './map-geometry.ts'

const counts = [2, 3, 4, 5, 6, 7, 8]
const maps = [wide, tall].flatMap((frameOf) => counts.map((count) => ({ frameOf, count })))

test.each(maps)('the $count lines of $frameOf.name bend by 45 degrees and never touch', (map) => {
  const tracks = layOutTracks(map.count, map.frameOf(map.count))
  for (const [index, { points, siding }] of tracks.entries()) {
    for (const [at, [along, across]] of points.slice(1).entries()) {
      const rise = Math.abs(across - points[at]![1])
      if (rise > 0) expect(rise).toBeCloseTo(along - points[at]![0])
    }
    const next = tracks[index + 1] ?? { points: [], siding: [] }
    // The strokes of a line and of the chosen line are 11 and 14 wide, that of a siding 4.
    expect(distance(points, next.points)).toBeGreaterThanOrEqual((11 + 14) / 2 + 0.45)
    expect(distance(siding, next.siding)).toBeGreaterThan(4 + 2)
  }
})

/** The distance between two polylines that do not cross. Infinite if one has no points. */
const distance = (one: Point[], other: Point[]) =>
  Math.min(...toSegments(one, other), ...toSegments(other, one))

const toSegments = (points: Point[], line: Point[]) =>
  points.flatMap(([x, y]) => line.slice(1).map((to, index) => toSegment(x, y, line[index]!, to)))

function toSegment(x: number, y: number, [left, top]: Point, [right, bottom]: Point) {
  const [dx, dy] = [right - left, bottom - top]
  const share = ((x - left) * dx + (y - top) * dy) / (dx * dx + dy * dy || 1)
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(x - left - at * dx, y - top - at * dy)
}
