import type { MapFrame } from './map-geometry.ts'

/** From left to right, for wide screens; the lines come from the window's edge and leave by the other. */
export function wide(lines: number): MapFrame {
  const margin = 44
  const gap = lines > 4 ? 58 : 80
  return {
    length: 1200,
    breadth: 2 * margin + Math.max(lines - 1, 2) * gap,
    // Two lines bend late: their words stand beside them.
    firstBend: lines > 2 ? 260 : 165,
    lastBend: 90,
    bendStep: 95,
    pitch: 17,
    stop: 118,
    margin,
    bleed: 720,
  }
}

/** From top to bottom, for narrow ones; every line has a column of the same breadth for its words. */
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
