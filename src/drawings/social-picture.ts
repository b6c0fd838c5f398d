import type { Colors } from '../content/page.ts'

export const frame = { width: 1200, edge: 76, track: 18 }

export const lineColor = (line: number) => `line-${line}`

export const drawnStop = (colors: Colors, x: number, y: number, radius = 14) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="8"/>`

export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
