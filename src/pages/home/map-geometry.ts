/**
 * Where the lines of the network map run: in from one side, by 45 degree bends into a bundle, through the
 * interchange in the middle, and out again. Lengths are units of the drawing; any number of lines.
 */
export type MapFrame = {
  /** Along the lines' way. */
  length: number
  /** Across it. */
  breadth: number
  /** From the middle of the drawing to the bend of the innermost line, and of the outermost. */
  firstBend: number
  lastBend: number
  /** The most by which one line bends nearer to the middle than the one inside it. */
  bendStep: number
  /** Between two lines in the bundle, centre to centre. */
  pitch: number
  /** From the drawing's end to the stop. */
  stop: number
  /** How far the outermost line stays from the edge. */
  margin: number
  /** How far the lines run on beyond both ends of the drawing; negative, they end inside it. */
  bleed: number
}

export type Track = {
  /** From end to end, as [along, across] points. */
  points: [number, number][]
  stopIn: [number, number]
  stopOut: [number, number]
}

export function tracks(count: number, frame: MapFrame): Track[] {
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

/** How much of the breadth the bundle takes: the interchange spans it. */
export const bundleBreadth = (count: number, frame: MapFrame) => (count - 1) * frame.pitch

/** An SVG path; `turned` draws a frame that runs from top to bottom. */
export function pathOf(points: [number, number][], turned = false): string {
  return `M${points.map(([along, across]) => (turned ? `${across} ${along}` : `${along} ${across}`)).join('L')}`
}
