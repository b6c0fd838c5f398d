import { about } from '../../src/content/about.ts'
import { home } from '../../src/content/home.ts'
import { services } from '../../src/content/services.ts'
import { bundleBreadth, type MapFrame, pathOf, tracks } from '../../src/pages/home/map-geometry.ts'
import { type Colors, escapeXml } from './pictures.ts'

/**
 * What stands below the headline of a shared link's picture, from 0 to 230 down; as the page's own hero has
 * it. Each draws from edge to edge of these measures.
 */
export const frame = { width: 1200, edge: 76, track: 18 }

const { width, edge, track } = frame

/** The token of a line's colour. */
const colorOf = (line: number) => `line-${line}`

const stop = (colors: Colors, x: number, y: number, radius = 14) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="8"/>`

const label = (colors: Colors, text: string, x: number, y: number) =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="${colors.ink}">${escapeXml(text)}</text>`

/** The home page's map: the lines come in, meet where a person decides, and go out. */
export function network(colors: Colors): string {
  const map: MapFrame = {
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
  const laid = tracks(services.length, map)
  const bundle = bundleBreadth(services.length, map)
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
export function allLines(colors: Colors): string {
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
export function oneLine(colors: Colors): string {
  const [y, x] = [102, 760]
  return `<path stroke="${colors.ink}" d="M${x} ${y}H${x + 90}L${x + 150} ${y + 60}H1240"/><path stroke="${colors[colorOf(1)]}" d="M-40 ${y}H${x}"/>${stop(colors, edge + 60, y)}${stop(colors, edge + 320, y)}<rect x="${x - 34}" y="${y - 60}" width="68" height="120" rx="34" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="9"/>${stop(colors, 1060, y + 60)}${label(colors, about.line.person, x, y - 84)}`
}

/** Not found: the line ends; what was meant to follow is dashed. */
export function missingLine(colors: Colors): string {
  const y = 110
  return `<path stroke="${colors.ink}" d="M-40 ${y}H640"/><path stroke="${colors.ink}" stroke-width="8" stroke-dasharray="1 26" d="M720 ${y}H1240"/>${stop(colors, edge + 60, y)}${stop(colors, edge + 300, y)}${stop(colors, 640, y, 34)}`
}
