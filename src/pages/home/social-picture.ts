import type { SiteContent } from '../../content/context.tsx'
import type { SocialDrawing } from '../../content/page.ts'
import { frame, lineColor } from '../../drawings/social-picture.ts'

const middle = frame.width / 2

/** The first line is a band, from which a branch leads to a person and back. */
export function homeDrawing({ services, site }: SiteContent): SocialDrawing {
  const [first, ...others] = services
  return (colors, label) => {
    const band = colors[lineColor(first!.line)]
    const pitch = Math.min(22, 44 / others.length)
    const dash = (from: number, to: number, y: number) =>
      `<path stroke="${colors['on-line']}" stroke-width="8" stroke-dasharray="6 14" d="M${from} ${y}H${to}"/>`
    return [
      ...others.map(
        ({ line }, index) =>
          `<path stroke="${colors[lineColor(line)]}" stroke-width="6" d="M-9 ${index * pitch}H1209"/>`,
      ),
      `<path stroke="${band}" stroke-width="60" d="M-40 94H1240"/>`,
      ...[73, 87, 101, 115].map((y, lane) => dash(lane % 2 ? 6 : -4, 1240, y)),
      `<path stroke="${band}" stroke-width="28" stroke-linecap="butt" d="M${middle - 190} 94l60 60M${middle + 190} 94l-60 60"/>`,
      `<rect x="${middle - 290}" y="142" width="580" height="66" rx="33" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="10"/>`,
      label(site.decision.group, middle, 185, `fill="${colors.ink}"`),
    ].join('')
  }
}
