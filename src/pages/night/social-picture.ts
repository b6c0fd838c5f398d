import type { SiteContent } from '../../content/context.tsx'
import type { SocialDrawing } from '../../content/page.ts'
import { serviceOf } from '../../content/service-of.ts'
import { stopsOf } from '../../content/stops.ts'
import { frame, lineColor } from '../../drawings/social-picture.ts'

const { edge, width } = frame
const [y, dawn, pitch] = [110, 930, 44]

/** Marks run through a dark night, in which some stop, into the morning. */
export function nightDrawing({ night, services }: SiteContent): SocialDrawing {
  const stops = stopsOf(night!.events)
  const step = (dawn - 2.5 * edge) / (stops.length - 1)
  // Whole marks, as many as there is room for between two signs.
  const marks = Math.floor((step - 64) / pitch) * pitch - 24
  return (colors, label) => {
    const ground = (color: string, from: number) =>
      `<rect x="${from}" y="-20" width="${width - from}" height="260" fill="${colors[color]}"/>`
    const signs = stops.map(({ service }, index) => {
      const { line, letter } = serviceOf(services, service)
      const x = edge + 32 + index * step
      const from = x - (step + marks) / 2 + 7
      return `<path stroke="${colors['board-quiet']}" stroke-width="14" stroke-dasharray="6 ${pitch - 6}" d="M${from} ${y}h${marks}"/><circle cx="${x}" cy="${y}" r="32" fill="${colors[lineColor(line)]}"/>${label(letter, x, y + 12, `font-size="34" fill="${colors['on-line']}"`)}`
    })
    const time = label(
      night!.morning.time,
      (dawn + width) / 2,
      y + 16,
      `font-size="46" letter-spacing="-2" fill="${colors['on-signal']}"`,
    )
    return ground('board-ground', 0) + signs.join('') + ground('signal', dawn) + time
  }
}
