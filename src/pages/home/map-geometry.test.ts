import { expect, test } from 'vitest'
import { pathOf, tracks } from './map-geometry.ts'
import { tall, wide } from './network-map-frames.ts'

test.each([
  ['wide', wide],
  ['tall', tall],
])('on the %s map every bend is one of 45 degrees, for two to eight lines', (_, frame) => {
  for (let count = 2; count <= 8; count++) {
    for (const { points } of tracks(count, frame)) {
      for (let i = 1; i < points.length; i++) {
        const along = points[i]![0] - points[i - 1]![0]
        const across = Math.abs(points[i]![1] - points[i - 1]![1])
        expect(along).toBeGreaterThanOrEqual(0)
        if (across > 0) expect(across).toBeCloseTo(along)
      }
    }
  }
})

test('lines keep their order and never touch in the bundle', () => {
  const inside = tracks(4, wide).map(({ points }) => points[2]![1])
  for (let i = 1; i < inside.length; i++) expect(inside[i]! - inside[i - 1]!).toBe(wide.pitch)
})

test('a turned path runs from top to bottom', () => {
  expect(
    pathOf(
      [
        [0, 5],
        [10, 5],
      ],
      true,
    ),
  ).toBe('M5 0L5 10')
})
