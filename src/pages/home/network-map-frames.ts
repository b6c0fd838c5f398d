import type { MapFrame } from './map-geometry.ts'

/** From left to right, for wide screens. */
export const wide: MapFrame = {
  length: 1200,
  breadth: 330,
  bend: 260,
  bendStep: 95,
  pitch: 17,
  stop: 118,
  margin: 44,
}

/** From top to bottom, for narrow ones. */
export const tall: MapFrame = {
  length: 430,
  breadth: 350,
  bend: 112,
  bendStep: 32,
  pitch: 17,
  stop: 30,
  margin: 44,
}
