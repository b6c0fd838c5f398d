import type { Content } from '../../content/schema/index.ts'
import {
  type Colors,
  escapeXml,
  frame,
  type SocialPicture,
} from '../../src/drawings/social-picture.ts'
import { drawMark, type Picture, render } from './pictures.ts'

const { width, edge, track } = frame

/**
 * The picture that a link to a page is shared with, 1200 by 630: its headline over the page's drawing.
 *
 * @param name of the file, `<name>.png` in /social/
 * @param font the path that `headlineFont` gave
 */
export function socialPicture(
  name: string,
  { headline, drawing }: SocialPicture,
  { site, mark }: Content,
  colors: Colors,
  font: string,
): Picture {
  // Where a word may break on a phone it need not here.
  const rows = rowsOf(headline.replaceAll('\u00ad', ''))
  const [size, first] = rows.length > 2 ? [84, 202] : [128, 226]
  const text = rows
    .map(
      (row, index) =>
        `<text x="${edge - 6}" y="${first + index * size * 0.95}">${escapeXml(row)}</text>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 630"><rect width="${width}" height="630" fill="${colors.ground}"/>
<g transform="translate(${edge - 5} 44) scale(1.6)">${drawMark(mark, colors.ink!, colors.ground!)}</g>
<g font-family="Hanken Grotesk" fill="${colors.ink}"><text x="164" y="78" font-size="46" letter-spacing="-1.6">${escapeXml(site.brand)}</text><g font-size="${size}" letter-spacing="${-size * 0.052}">${text}</g></g>
<g transform="translate(0 414)" fill="none" stroke-width="${track}" stroke-linecap="round" stroke-linejoin="round" font-family="Hanken Grotesk" font-size="30">${drawing(colors)}</g></svg>`
  return { file: `social/${name}.png`, content: render(svg, width, font) }
}

/** A row for each sentence where they are short, else rows of about equal length. */
function rowsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!]) /)
  if (sentences.length > 1 && sentences.every(({ length }) => length <= 19)) return sentences
  const most = text.length > 38 ? 28 : 19
  const even = text.length / Math.ceil(text.length / most)
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const row = rows.at(-1)
    if (row !== undefined && `${row} ${word}`.length <= Math.min(most, even + 4))
      rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  return rows
}
