import type { SocialPicture } from '../content/page.ts'
import { isRightToLeft } from '../lib/direction.ts'
import { escapeXml, frame } from './social-picture.ts'

/** A text around a point, for `towardsReading`. */
export const label = (language: string, text: string, x: number, y: number, attributes: string) =>
  `<text transform="translate(${x} ${y}) scale(${isRightToLeft(language) ? -1 : 1} 1)" text-anchor="middle" ${attributes}>${escapeXml(text)}</text>`

/** Mirrors a drawing where the language is written from right to left. Labels are mirrored back. */
export const towardsReading =
  (language: string, drawing: SocialPicture['drawing']): SocialPicture['drawing'] =>
  (colors) =>
    isRightToLeft(language)
      ? `<g transform="translate(${frame.width}) scale(-1 1)">${drawing(colors)}</g>`
      : drawing(colors)
