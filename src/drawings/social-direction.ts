import { language } from '#content/pages'
import { isRightToLeft } from '../direction.ts'
import { escapeXml, frame, type SocialPicture } from './social-picture.ts'

const isMirrored = isRightToLeft(language)

/** A text around a point, for `towardsReading`. */
export const label = (text: string, x: number, y: number, attributes: string) =>
  `<text transform="translate(${x} ${y}) scale(${isMirrored ? -1 : 1} 1)" text-anchor="middle" ${attributes}>${escapeXml(text)}</text>`

/** Mirrors a drawing where the language is written from right to left. Labels are mirrored back. */
export const towardsReading =
  (drawing: SocialPicture['drawing']): SocialPicture['drawing'] =>
  (colors) =>
    isMirrored
      ? `<g transform="translate(${frame.width}) scale(-1 1)">${drawing(colors)}</g>`
      : drawing(colors)
