/**
 * Dimensions of the network map, in units of the drawing. Any number of lines come in from one side, bend by
 * 45 degrees into a bundle, run straight through and fan out again. From each line a siding leads through the
 * interchange, a capsule beside the bundle, and back. "Along" is the direction of the lines, "across" is at
 * right angles to it.
 */
export type MapFrame = {
  /** Size of the drawing across the lines. */
  breadth: number
  /** From the start of the drawing to the middle of the interchange, and from there to the end. */
  before: number
  after: number
  /** Where the middle of the bundle is, across. */
  axis: number
  /** The side of the bundle on which the interchange is: -1 is the smaller across. */
  side: -1 | 1
  /** Distance of the outermost lines from the edges. */
  margin: number
  /** Distance between the centres of two lines in the bundle. */
  pitch: number
  /** Distance between the centres of two sidings in the interchange. */
  sidingPitch: number
  capsule: {
    /** From its middle to its edge, along. */
    half: number
    /** How far it extends beyond the outermost sidings, across. */
    end: number
    /** From its end to the centre of the nearest line. */
    gap: number
  }
  /** Distance from each end of the drawing to the stop. */
  stop: number
  /** Distances from the first stop of a line to the next two, which only the chosen line has. */
  stations: readonly number[]
  /** How far the lines extend beyond both ends of the drawing. If negative, they end inside it. */
  bleed: number
}

/** [along, across] */
export type Point = readonly [number, number]

export type Track = {
  points: Point[]
  /** Branches off its line and crosses those that are nearer to the interchange. */
  siding: Point[]
  /** The middle of the siding, inside the interchange. */
  halt: Point
  stopIn: Point
  stopOut: Point
  stations: Point[]
}

/**
 * Parallel diagonals are as far apart as the lines they lead to if each bends this share of the distance
 * later than its neighbour. Whole units keep the document small.
 */
const lag = (distance: number) => Math.ceil((Math.SQRT2 - 1) * distance)

export function layOutTracks(count: number, frame: MapFrame): Track[] {
  const { before, after, bleed, stop, stations } = frame
  const rows = rowsOf(count, frame)
  const sidings = rows.map((_, index) => sidingOf(index, count, frame))
  const firstEntry = Math.max(...sidings.map(({ leaves }) => leaves)) + 12
  const end = before + after

  return rows.map((row, index) => {
    const inside = frame.axis + (index - (count - 1) / 2) * frame.pitch
    const entry = firstEntry + lag(frame.pitch) * rankAmongParallels(index, count, frame)
    const bend = entry + Math.abs(row - inside)
    const { leaves, corner, level } = sidings[index]!

    return {
      points: [
        [-bleed, row],
        [before - bend, row],
        [before - entry, inside],
        [before + entry, inside],
        [before + bend, row],
        [end + bleed, row],
      ],
      siding: [
        [before - leaves, inside],
        [before - corner, level],
        [before + corner, level],
        [before + leaves, inside],
      ],
      halt: [before, level],
      stopIn: [stop, row],
      stopOut: [end - stop, row],
      stations: stations.map((distance) => [stop + distance, row] as const),
    }
  })
}

/** Where the lines are outside the bundle. */
function rowsOf(count: number, { breadth, margin }: MapFrame) {
  const gap = (breadth - 2 * margin) / (count - 1)
  return Array.from({ length: count }, (_, index) => margin + index * gap)
}

/** A line bends after all lines that come from the same side and have a longer way to the bundle. */
function rankAmongParallels(index: number, count: number, frame: MapFrame) {
  const rows = rowsOf(count, frame)
  const shift = (at: number) => rows[at]! - frame.axis - (at - (count - 1) / 2) * frame.pitch
  const step = shift(index) < 0 ? -1 : 1
  const outermost = step < 0 ? 0 : count - 1
  return Math.abs(index - outermost)
}

/** Distances from the middle of the interchange, along, and positions across: in it, and where the siding branches off. */
function sidingOf(index: number, count: number, frame: MapFrame) {
  const { axis, side, pitch, sidingPitch, capsule } = frame
  /** 0 is the line nearest to the interchange. It has the outermost siding. */
  const rank = side < 0 ? index : count - 1 - index
  const nearest = ((count - 1) / 2) * pitch
  const rise = capsule.gap + capsule.end + (count - 1 - rank) * sidingPitch
  // Farther apart than parallels have to be, so that the lines they cross show between them.
  const corner = capsule.half + 16 + (lag(sidingPitch) + 4) * (count - 1 - rank)
  return {
    corner,
    leaves: corner + rise + rank * pitch,
    level: axis + side * (nearest + rise),
  }
}

/** The interchange: its middle along, and its ends across. */
export function capsuleOf(tracks: Track[], { before, capsule }: MapFrame) {
  const levels = tracks.map(({ halt }) => halt[1])
  const from = Math.min(...levels) - capsule.end
  return { along: before, from, to: Math.max(...levels) + capsule.end }
}

const round = (value: number) => Math.round(value * 10) / 10

/** An SVG path from left to right; if `turned`, from top to bottom. */
export function pathOf(points: readonly Point[], turned = false): string {
  return points
    .map(([along, across], index) => {
      // The end of a straight stretch, unless it goes on: the line in the middle has no bends.
      if (points[index - 1]?.[1] === across)
        return points[index + 1]?.[1] === across ? '' : `${turned ? 'V' : 'H'}${round(along)}`
      const [x, y] = turned ? [across, along] : [along, across]
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`
    })
    .join('')
}
