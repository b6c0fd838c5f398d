import type { SocialDrawing } from '../../content/page.ts'
import { drawnStation, frame } from '../../drawings/social-picture.ts'

const { edge } = frame

/** A line that ends, followed by dots where it would have gone on. */
export const notFoundDrawing: SocialDrawing = (colors) => {
  const y = 110
  return `<path stroke="${colors.ink}" d="M-40 ${y}H640"/><path stroke="${colors.ink}" stroke-width="8" stroke-dasharray="1 26" d="M720 ${y}H1240"/>${drawnStation(colors, edge + 60, y)}${drawnStation(colors, edge + 300, y)}${drawnStation(colors, 640, y, 34)}`
}
