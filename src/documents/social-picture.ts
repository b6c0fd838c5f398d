import { towardsReading } from '../drawings/social-direction.ts'
import {
  type Colors,
  frame,
  lineColor,
  type SocialPicture,
  stop,
} from '../drawings/social-picture.ts'

/** For pages whose words are in their documents only: a line with stops that runs out of the picture. */
export function documentPicture(headline: string, line: number | undefined): SocialPicture {
  const drawing = (colors: Colors) => {
    const y = 100
    const stops = [0, 1, 2, 3].map((index) => stop(colors, frame.edge + 60 + index * 260, y))
    return `<path stroke="${colors[line ? lineColor(line) : 'ink']}" d="M${frame.edge + 60} ${y}H1240"/>${stops.join('')}`
  }
  return { headline, drawing: towardsReading(drawing) }
}
