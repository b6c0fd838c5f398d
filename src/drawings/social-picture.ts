/** The preview picture for links to a page (`og:image`), drawn by tools/prerender/social-pictures.ts. */
export type SocialPicture = {
  headline: string
  /** SVG for the space below the headline: 1200 by 230 units. */
  drawing: (colors: Colors) => string
}

/** The light theme's colours, by token name without `--color-`, such as `line-1`. */
export type Colors = Record<string, string>

export const frame = { width: 1200, edge: 76, track: 18 }

export const lineColor = (line: number) => `line-${line}`

export const drawnStop = (colors: Colors, x: number, y: number, radius = 14) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="8"/>`

export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
