import type { SiteContent } from '../../content/context.tsx'
import type { SocialDrawing } from '../../content/page.ts'
import { serviceOf } from '../../content/service-of.ts'
import { frame, lineColor } from '../../drawings/social-picture.ts'

const { edge, width } = frame
const [y, dawn] = [110, 930]

/** Marks run through a dark night, in which some stop, into the morning. */
export function nightDrawing({ night, services }: SiteContent): SocialDrawing {
  const stops = night!.events.filter(({ decision }) => decision).slice(0, 8)
  const step = (dawn - 2 * edge) / (stops.length - 1)
  return (colors, label) => {
    const marks = `<path stroke="${colors['board-quiet']}" stroke-width="14" stroke-dasharray="20 24" d="M10 ${y}H${width}"/>`
    const signs = stops.map(({ service }, index) => {
      const { line, letter } = serviceOf(services, service)
      const x = edge + index * step
      return `<circle cx="${x}" cy="${y}" r="50" fill="${colors['board-ground']}" /><circle cx="${x}" cy="${y}" r="32" fill="${colors[lineColor(line)]}"/>${label(letter, x, y + 12, `font-size="34" fill="${colors['on-line']}"`)}`
    })
    return `<rect y="-20" width="${width}" height="260" fill="${colors['board-ground']}"/>${marks}<rect x="${dawn}" y="-20" width="${width - dawn}" height="260" fill="${colors.signal}"/>${signs.join('')}${label(night!.morning.time, (dawn + width) / 2, y + 16, `font-size="46" letter-spacing="-2" fill="${colors['on-signal']}"`)}`
  }
}
