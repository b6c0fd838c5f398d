import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { SiteContent } from '../../src/content/context.tsx'
import type { Logo } from '../../src/content/logo.ts'
import type { Colors } from '../../src/content/page.ts'
import type { LanguageContent } from '../content/read-content.ts'
import { type PictureFile, quality } from '../content/texts/picture-files.ts'
import { lightColors } from './theme.ts'

export type OutputFile = { file: string; content: Buffer | string }

/** The provider’s logo as SVG markup, in its own coordinates: `logo.width` by `logo.height`. */
export function drawLogo(logo: Logo, ink: string, ground: string): string {
  const fills = { none: 'none', ground, ink }
  const paths = logo.shapes.map(({ path, fill }) => `<path d="${path}" fill="${fills[fill]}"/>`)
  return `<g stroke="${ink}" stroke-width="${logo.strokeWidth}" stroke-linecap="round">${paths.join('')}</g>`
}

/**
 * The logo on a 64 by 64 square of the `signal` colour. `inset` is the margin on each side, as a fraction of
 * the square.
 */
function iconSvg(logo: Logo, colors: Colors, inset: number, radius: number): string {
  const { width, height } = logo
  const scale = (64 * (1 - 2 * inset)) / Math.max(width, height)
  const [x, y] = [32 - (width * scale) / 2, 32 - (height * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${colors.signal}"/><g transform="translate(${x} ${y}) scale(${scale})">${drawLogo(logo, colors['on-signal']!, colors.ground!)}</g></svg>`
}

/** The favicons, the touch icon and the icons of the web app manifest, all drawn from the logo. */
export function icons({ logo, theme }: SiteContent): OutputFile[] {
  const colors = lightColors(theme)
  const rounded = iconSvg(logo, colors, 0.09, 14)
  const png = (svg: string, size: number) => render(svg, size, [])
  const maskable = iconSvg(logo, colors, 0.2, 0)
  return [
    { file: 'favicon.svg', content: rounded },
    { file: 'favicon.ico', content: ico(png(rounded, 32), 32) },
    { file: 'apple-touch-icon.png', content: png(iconSvg(logo, colors, 0.14, 0), 180) },
    { file: 'icon-192.png', content: png(rounded, 192) },
    { file: 'icon-512.png', content: png(rounded, 512) },
    { file: 'icon-maskable-512.png', content: png(maskable, 512) },
  ]
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/) of a language. Its file is beside its home page's. */
export function manifestFile({ language, content }: LanguageContent): OutputFile {
  const { site, homePath, theme } = content
  const ground = theme.colors.ground.light
  const manifest = {
    name: `${site.brand}, ${site.descriptor}`,
    short_name: site.brand,
    lang: language,
    start_url: homePath,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  const folder = homePath.slice(1)
  const file = path.posix.join(folder, 'manifest.webmanifest')
  return { file, content: JSON.stringify(manifest) }
}

/**
 * Renders SVG as PNG.
 *
 * @param width in pixels
 * @param fonts the paths of font files, none if the SVG has no text. Undefined uses the system's fonts.
 */
export function render(svg: string, width: number, fonts: string[] | undefined): Buffer {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: fonts ? { fontFiles: fonts, loadSystemFonts: false } : { loadSystemFonts: true },
  })
    .render()
    .asPng()
}

export function resizePicture(project: string, file: PictureFile): Promise<Buffer> {
  const { source, width, format, isSquare } = file
  return (
    sharp(path.join(project, source))
      // As the camera was held.
      .autoOrient()
      .resize({ width, ...(isSquare && { height: width, fit: 'cover' }) })
      .toFormat(format, { quality: quality[format] })
      .toBuffer()
  )
}

/** An ICO file that holds one PNG (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}
