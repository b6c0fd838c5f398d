import type { SocialDrawing } from '../../content/page.ts'
import { drawnStation, frame, lineColor } from '../../drawings/social-picture.ts'
import type { About } from './schema.ts'

const { edge } = frame

/** Our line stops at a person, whose own line continues. */
export const aboutDrawing =
  ({ line }: About): SocialDrawing =>
  (colors, label) => {
    const [y, x] = [102, 760]
    return `<path stroke="${colors.ink}" d="M${x} ${y}H${x + 90}L${x + 150} ${y + 60}H1240"/><path stroke="${colors[lineColor(1)]}" d="M-40 ${y}H${x}"/>${drawnStation(colors, edge + 60, y)}${drawnStation(colors, edge + 320, y)}<rect x="${x - 34}" y="${y - 60}" width="68" height="120" rx="34" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="9"/>${drawnStation(colors, 1060, y + 60)}${label(line.person, x, y - 84, `fill="${colors.ink}"`)}`
  }
