import type { MapFrame } from './map-geometry.ts'

/** For wide screens: lines run from left to right, across the whole window. */
export function wide(lines: number): MapFrame {
  const margin = 44
  const gap = lines > 4 ? 58 : 80
  return {
    length: 1200,
    breadth: 2 * margin + Math.max(lines - 1, 2) * gap,
    // Two lines bend nearer to the middle, because their labels need more space.
    firstBend: lines > 2 ? 260 : 165,
    lastBend: 90,
    bendStep: 95,
    pitch: 17,
    stop: 118,
    margin,
    bleed: 720,
  }
}

/** For narrow screens: lines run from top to bottom, each in a column of equal width for its label. */
export function tall(lines: number): MapFrame {
  const breadth = 350
  return {
    length: 500,
    breadth,
    firstBend: 112,
    lastBend: 50,
    bendStep: 32,
    pitch: lines > 5 ? 14 : 17,
    stop: 30,
    margin: breadth / lines / 2,
    bleed: -11,
  }
}
