import type { SiteContent } from '../../content/context.tsx'
import type { SocialDrawing } from '../../content/page.ts'
import { frame, lineColor } from '../../drawings/social-picture.ts'

const { edge, track } = frame

/** A line for each service, with its letter. */
export const servicesDrawing =
  ({ services }: SiteContent): SocialDrawing =>
  (colors, label) => {
    const step = { x: Math.min(130, 780 / services.length), y: Math.min(54, 190 / services.length) }
    const radius = Math.min(26, step.y / 2)
    return services
      .map(({ line, letter }, index) => {
        const [x, y] = [edge + 26 + index * step.x, 16 + index * step.y]
        const color = colors[lineColor(line)]
        return `<path stroke="${color}" stroke-width="${Math.min(track, radius)}" d="M${x} ${y}H1240"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>${label(letter, x, y + radius * 0.42, `font-size="${radius * 1.15}" fill="${colors['on-line']}"`)}`
      })
      .join('')
  }
