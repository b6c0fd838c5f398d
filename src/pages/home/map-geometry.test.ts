import { expect, test } from 'vitest'
import { layOutTracks, pathOf } from './map-geometry.ts'
import { tall, wide } from './network-map-frames.ts'

test.each([
  ['wide', wide],
  ['tall', tall],
])('on the %s map all bends are 45 degrees, for two to eight lines', (_, frame) => {
  for (let count = 2; count <= 8; count++) {
    for (const { points } of layOutTracks(count, frame(count))) {
      for (let i = 1; i < points.length; i++) {
        const along = points[i]![0] - points[i - 1]![0]
        const across = Math.abs(points[i]![1] - points[i - 1]![1])
        expect(along).toBeGreaterThanOrEqual(0)
        if (across > 0) expect(across).toBeCloseTo(along)
      }
    }
  }
})

test.each([
  ['wide', wide],
  ['tall', tall],
])('on the %s map lines keep their order and never touch, for two to eight lines', (_, frame) => {
  const stroke = 11
  for (let count = 2; count <= 8; count++) {
    const lines = layOutTracks(count, frame(count))
    for (const at of [0, 2]) {
      const across = lines.map(({ points }) => points[at]![1])
      for (let i = 1; i < across.length; i++)
        expect(across[i]! - across[i - 1]!, `${count} lines`).toBeGreaterThan(stroke)
    }
  }
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
