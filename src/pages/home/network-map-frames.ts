import type { MapFrame } from './map-geometry.ts'

/** From left to right, for wide screens; the lines come from the window's edge and leave by the other. */
export const wide: MapFrame = {
  length: 1200,
  breadth: 330,
  firstBend: 260,
  lastBend: 90,
  bendStep: 95,
  pitch: 17,
  stop: 118,
  margin: 44,
  bleed: 720,
}

/** From top to bottom, for narrow ones. */
export const tall: MapFrame = {
  length: 500,
  breadth: 350,
  firstBend: 112,
  lastBend: 50,
  bendStep: 32,
  pitch: 17,
  stop: 30,
  margin: 44,
  bleed: -11,
}
