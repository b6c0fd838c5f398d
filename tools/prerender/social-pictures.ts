import type { SiteContent } from '../../src/content/context.tsx'
import type { SocialPicture } from '../../src/content/page.ts'
import { frame } from '../../src/drawings/social-picture.ts'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens.ts'
import { drawLogo, type OutputFile, render } from './pictures.ts'
import { escapeXml } from './sitemap.ts'
import { lightColors } from './theme.ts'

const { width, edge, track } = frame

/**
 * The preview picture of a shared link to a page, 1200 by 630 pixels: the headline above the page's drawing.
 *
 * @param name the file's name in /social/, without .png
 * @param fonts the paths of the headline font (`headlineFonts`), or undefined to use the system's
 */
export function socialPicture(
  name: string,
  { headline, drawing }: SocialPicture,
  { site, logo, theme }: SiteContent,
  fonts: string[] | undefined,
): OutputFile {
  const colors = lightColors(theme)
  const type = `font-family="${theme.fonts.join(', ')}" font-weight="750"`
  // Soft hyphens are for narrow screens.
  const rows = rowsOf(withoutSoftHyphens(headline))
  // The system's fonts may be wider.
  const isSmall = rows.length > 2 || !fonts
  const [size, firstBaseline, most] = isSmall ? [84, 202, 28] : [128, 226, 19]
  // A word may be longer than a row.
  const fontSize = size * Math.min(1, most / Math.max(...rows.map(({ length }) => length)))
  const text = rows
    .map(
      (row, index) =>
        `<text x="${edge - 6}" y="${firstBaseline + index * fontSize * 0.95}">${escapeXml(row)}</text>`,
    )
    .join('')
  const below = drawing(
    colors,
    (text, x, y, attributes, anchor) =>
      `<text x="${x}" y="${y}" text-anchor="${anchor ?? 'middle'}" ${attributes}>${escapeXml(text)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 630"><rect width="${width}" height="630" fill="${colors.ground}"/>
<g transform="translate(${edge - 5} 44) scale(1.6)">${drawLogo(logo, colors.ink!, colors.ground!)}</g>
<g ${type} fill="${colors.ink}"><text x="164" y="78" font-size="46" letter-spacing="-1.6">${escapeXml(site.brand)}</text><g font-size="${fontSize}" letter-spacing="${-fontSize * 0.052}">${text}</g></g>
<g transform="translate(0 414)" fill="none" stroke-width="${track}" stroke-linecap="round" stroke-linejoin="round" ${type} font-size="30">${below}</g></svg>`
  return { file: `social/${name}.png`, content: render(svg, width, fonts) }
}

/** One row for each sentence if all are short, otherwise rows of about equal length. */
function rowsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!]) /)
  if (sentences.length > 1 && sentences.every(({ length }) => length <= 19)) return sentences
  const maximum = text.length > 38 ? 28 : 19
  const average = text.length / Math.ceil(text.length / maximum)
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const row = rows.at(-1)
    if (row !== undefined && `${row} ${word}`.length <= Math.min(maximum, average + 4))
      rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  return rows
}
