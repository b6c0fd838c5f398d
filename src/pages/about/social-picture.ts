import type { SiteContent } from '../../content/context.tsx'
import type { Colors, SocialPicture } from '../../content/page.ts'
import { label, towardsReading } from '../../drawings/social-direction.ts'
import { drawnStop, frame, lineColor } from '../../drawings/social-picture.ts'

const { edge } = frame

/** Our line stops at a person, whose own line continues. */
export function aboutPicture({ about, language }: SiteContent): SocialPicture {
  function drawing(colors: Colors): string {
    const [y, x] = [102, 760]
    return `<path stroke="${colors.ink}" d="M${x} ${y}H${x + 90}L${x + 150} ${y + 60}H1240"/><path stroke="${colors[lineColor(1)]}" d="M-40 ${y}H${x}"/>${drawnStop(colors, edge + 60, y)}${drawnStop(colors, edge + 320, y)}<rect x="${x - 34}" y="${y - 60}" width="68" height="120" rx="34" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="9"/>${drawnStop(colors, 1060, y + 60)}${label(language, about.line.person, x, y - 84, `fill="${colors.ink}"`)}`
  }
  return { headline: about.hero.heading, drawing: towardsReading(language, drawing) }
}
