import type { MapFrame } from './map-geometry.ts'

/** More lines than this lie closer together, and narrow screens write their names from bottom to top. */
export const maxSpacious = 4

/** Below the last line of the wide drawing, above its name, and missing in the row of the first; and from there to the sign of the interchange. network-map.module.css has them, too. */
const foot = 19
const nameRise = 15
const cut = 26
const toSign = 46

/**
 * For wide screens: lines run from left to right, across the whole window. Each is in a row of equal height,
 * whose upper part is for its name. network-map.module.css places the names.
 */
export function wide(lines: number): MapFrame {
  const isSpacious = lines <= maxSpacious
  const gap = [100, 80, 66][lines - 2] ?? 62
  const margin = gap + nameRise - cut
  return {
    breadth: (lines - 1) * gap + 2 * margin,
    before: 600,
    after: 600,
    axis: margin + ((lines - 1) * gap) / 2,
    side: 1,
    margin,
    pitch: isSpacious ? 18 : 14,
    sidingPitch: isSpacious ? 15 : 11,
    capsule: { half: 24, end: 24, gap: isSpacious ? 24 : 20 },
    stop: 12,
    stations: isSpacious ? [125, 250] : [86, 172],
    bleed: 720,
  }
}

/** For narrow screens: lines run from top to bottom, each in a column of equal width for its name. */
export function tall(lines: number): MapFrame {
  const isSpacious = lines <= maxSpacious
  return {
    breadth: 360,
    before: 480,
    after: isSpacious ? 340 : 400,
    // With four lines, the second one is straight.
    axis: 144,
    side: 1,
    margin: 180 / lines,
    pitch: isSpacious ? 18 : 14,
    sidingPitch: 10,
    capsule: { half: 15, end: 19, gap: 19 },
    stop: 14,
    stations: [44, 122],
    bleed: -14,
  }
}

/** The wide drawing ends soon after its last line. */
const endOf = ({ breadth, margin }: MapFrame) => breadth - margin + foot

export const signLevel = (frame: MapFrame) => endOf(frame) + toSign

export const viewBox = (frame: MapFrame, turned: boolean) => {
  const length = frame.before + frame.after
  return turned ? `0 0 ${frame.breadth} ${length}` : `0 0 ${length} ${endOf(frame)}`
}
