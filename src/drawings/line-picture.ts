import type { SocialDrawing } from '../content/page.ts'
import { drawnStop, frame, lineColor } from './social-picture.ts'

/** For pages without a drawing of their own: a line with stops that runs out of the picture. */
export const lineDrawing =
  (line: number | undefined): SocialDrawing =>
  (colors) => {
    const y = 100
    const stops = [0, 1, 2, 3].map((index) => drawnStop(colors, frame.edge + 60 + index * 260, y))
    return `<path stroke="${colors[line ? lineColor(line) : 'ink']}" d="M${frame.edge + 60} ${y}H1240"/>${stops.join('')}`
  }
