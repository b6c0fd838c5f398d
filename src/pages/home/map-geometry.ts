/**
 * Dimensions of the network map, in units of the drawing. Any number of lines come in from one side, bend by
 * 45 degrees into a bundle, pass the interchange in the middle, and fan out again. "Along" is the direction
 * of the lines, "across" is at right angles to it.
 */
export type MapFrame = {
  /** Size of the drawing along the lines. */
  length: number
  /** Size of the drawing across the lines. */
  breadth: number
  /** Distance from the middle of the drawing to the bend of the innermost line. */
  firstBend: number
  /** Distance from the middle of the drawing to the bend of the outermost line. */
  lastBend: number
  /** Maximum distance between the bends of neighbouring lines. */
  bendStep: number
  /** Distance between the centres of two lines in the bundle. */
  pitch: number
  /** Distance from each end of the drawing to the stop. */
  stop: number
  /** Distance of the outermost lines from the edges. */
  margin: number
  /** How far the lines extend beyond both ends of the drawing. If negative, they end inside it. */
  bleed: number
}

export type Track = {
  /** [along, across] */
  points: [number, number][]
  stopIn: [number, number]
  stopOut: [number, number]
}

export function layOutTracks(count: number, frame: MapFrame): Track[] {
  const middle = (count - 1) / 2
  const ranks = Math.max(1, Math.floor((count - 1) / 2))
  const step = Math.min(frame.bendStep, (frame.firstBend - frame.lastBend) / ranks)
  const gap = count > 1 ? (frame.breadth - 2 * frame.margin) / (count - 1) : 0

  return Array.from({ length: count }, (_, index) => {
    const outside = count > 1 ? frame.margin + index * gap : frame.breadth / 2
    const inside = frame.breadth / 2 + (index - middle) * frame.pitch
    const rise = Math.abs(inside - outside)
    const rank = Math.abs(index - middle) - ((count + 1) % 2) / 2
    const near = frame.length / 2 - frame.firstBend + rank * step
    const far = frame.length - near

    return {
      points: [
        [-frame.bleed, outside],
        [near - rise, outside],
        [near, inside],
        [far, inside],
        [far + rise, outside],
        [frame.length + frame.bleed, outside],
      ],
      stopIn: [frame.stop, outside],
      stopOut: [frame.length - frame.stop, outside],
    }
  })
}

/** The breadth of the bundle, which the interchange spans. */
export const bundleBreadth = (count: number, frame: MapFrame) => (count - 1) * frame.pitch

/** An SVG path from left to right; if `turned`, from top to bottom. */
export function pathOf(points: [number, number][], turned = false): string {
  return `M${points.map(([along, across]) => (turned ? `${across} ${along}` : `${along} ${across}`)).join('L')}`
}
