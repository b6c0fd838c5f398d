import type { SocialDrawing } from '../../content/page.ts'
import { drawnStop, frame } from '../../drawings/social-picture.ts'

const { edge } = frame

/** A line that ends, followed by dots where it would have gone on. */
export const notFoundDrawing: SocialDrawing = (colors) => {
  const y = 110
  return `<path stroke="${colors.ink}" d="M-40 ${y}H640"/><path stroke="${colors.ink}" stroke-width="8" stroke-dasharray="1 26" d="M720 ${y}H1240"/>${drawnStop(colors, edge + 60, y)}${drawnStop(colors, edge + 300, y)}${drawnStop(colors, 640, y, 34)}`
}
