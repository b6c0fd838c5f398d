import { about } from '../src/content/about.ts'
import { home } from '../src/content/home.ts'
import { services } from '../src/content/services.ts'
import { site } from '../src/content/site.ts'
import { bundleBreadth, type MapFrame, pathOf, tracks } from '../src/pages/home/map-geometry.ts'
import { type Colors, escapeXml, mark, type Picture, render } from './pictures.ts'

/** The token of a line's colour. */
const colorOf = (line: number) => `line-${line}`
const width = 1200
const edge = 76
const track = 18

/** What stands below the headline, from 0 to 230 down; as the page's own hero has it. */
const drawings: Record<string, (colors: Colors) => string> = {
  index: network,
  services: allLines,
  about: oneLine,
  404: missingLine,
}

/**
 * The picture that a link to a page is shared with, 1200 by 630: its headline over the page's drawing.
 *
 * @param name of the file, `<name>.png` in /social/
 * @param font the path that `headlineFont` gave
 */
export function socialPicture(
  name: string,
  headline: string,
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
  const drawing = (drawings[name] ?? network)(colors)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 630"><rect width="${width}" height="630" fill="${colors.ground}"/>
<g transform="translate(${edge - 5} 44) scale(1.6)">${mark(colors.ink!, colors.ground!)}</g>
<g font-family="Hanken Grotesk" fill="${colors.ink}"><text x="164" y="78" font-size="46" letter-spacing="-1.6">${escapeXml(site.brand)}</text><g font-size="${size}" letter-spacing="${-size * 0.052}">${text}</g></g>
<g transform="translate(0 414)" fill="none" stroke-width="${track}" stroke-linecap="round" stroke-linejoin="round" font-family="Hanken Grotesk" font-size="30">${drawing}</g></svg>`
  return { file: `social/${name}.png`, content: render(svg, width, font) }
}

const stop = (colors: Colors, x: number, y: number, radius = 14) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="8"/>`

const label = (colors: Colors, text: string, x: number, y: number) =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="${colors.ink}">${escapeXml(text)}</text>`

/** The home page's map: the lines come in, meet where a person decides, and go out. */
function network(colors: Colors): string {
  const frame: MapFrame = {
    length: width,
    breadth: 200,
    firstBend: 300,
    lastBend: 150,
    bendStep: 90,
    // More lines than six lie closer.
    pitch: Math.min(26, 150 / (services.length - 1)),
    stop: 150,
    margin: 14,
    bleed: 40,
  }
  const laid = tracks(services.length, frame)
  const bundle = bundleBreadth(services.length, frame)
  const paths = laid.map(
    ({ points }, index) =>
      `<path stroke="${colors[colorOf(services[index]!.line)]}" d="${pathOf(points)}"/>`,
  )
  const stops = laid.flatMap(({ stopIn, stopOut }) => [
    stop(colors, ...stopIn),
    stop(colors, ...stopOut),
  ])
  const interchange = `<rect x="${width / 2 - 26}" y="${100 - bundle / 2 - 32}" width="52" height="${bundle + 64}" rx="26" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="9"/>`
  return [...paths, ...stops, interchange, label(colors, home.map.interchange, width / 2, 4)].join(
    '',
  )
}

/** The services: their lines with their letters, one after the other. */
function allLines(colors: Colors): string {
  const step = { x: Math.min(130, 780 / services.length), y: Math.min(54, 190 / services.length) }
  const radius = Math.min(26, step.y / 2)
  return services
    .map(({ line, letter }, index) => {
      const [x, y] = [edge + 26 + index * step.x, 16 + index * step.y]
      const color = colors[colorOf(line)]
      return `<path stroke="${color}" stroke-width="${Math.min(track, radius)}" d="M${x} ${y}H1240"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><text x="${x}" y="${y + radius * 0.42}" text-anchor="middle" font-size="${radius * 1.15}" fill="${colors['on-line']}">${letter}</text>`
    })
    .join('')
}

/** About: our line stops where a person is; the person's goes on. */
function oneLine(colors: Colors): string {
  const [y, x] = [102, 760]
  return `<path stroke="${colors.ink}" d="M${x} ${y}H${x + 90}L${x + 150} ${y + 60}H1240"/><path stroke="${colors[colorOf(1)]}" d="M-40 ${y}H${x}"/>${stop(colors, edge + 60, y)}${stop(colors, edge + 320, y)}<rect x="${x - 34}" y="${y - 60}" width="68" height="120" rx="34" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="9"/>${stop(colors, 1060, y + 60)}${label(colors, about.line.person, x, y - 84)}`
}

/** Not found: the line ends; what was meant to follow is dashed. */
function missingLine(colors: Colors): string {
  const y = 110
  return `<path stroke="${colors.ink}" d="M-40 ${y}H640"/><path stroke="${colors.ink}" stroke-width="8" stroke-dasharray="1 26" d="M720 ${y}H1240"/>${stop(colors, edge + 60, y)}${stop(colors, edge + 300, y)}${stop(colors, 640, y, 34)}`
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
