import type { Colors, SocialDrawing } from '../content/page.ts'

export const frame = { width: 1200, edge: 76, track: 18 }

export const lineColor = (line: number) => `line-${line}`

export const drawnStation = (colors: Colors, x: number, y: number, radius = 14) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="8"/>`

/** For pages without a drawing of their own: a line with stations that runs out of the picture. */
export const lineDrawing =
  (line: number | undefined): SocialDrawing =>
  (colors) => {
    const y = 100
    const stations = [0, 1, 2, 3].map((index) =>
      drawnStation(colors, frame.edge + 60 + index * 260, y),
    )
    return `<path stroke="${colors[line ? lineColor(line) : 'ink']}" d="M${frame.edge + 60} ${y}H1240"/>${stations.join('')}`
  }
