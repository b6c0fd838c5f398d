import { Resvg } from '@resvg/resvg-js'
import { headlineFont } from '../build/fonts.ts'
import type { Fetched, Load } from './load.ts'
import { bytes, seconds } from './table.ts'

const width = 1200
const margin = 20
const nameWidth = 300
const frame = { count: 8, height: 200, width: 100 }
const row = 22
const colors: Record<Fetched['kind'], string> = {
  document: '#1b3a8f',
  style: '#8a4fbf',
  script: '#c7871a',
  font: '#2b7a4b',
  other: '#777777',
}

/** What the visitor saw at each moment, and what was on its way then; drawn from one real visit. */
export async function drawLoad(folder: string, load: Load): Promise<Buffer> {
  const end = Math.max(...load.fetched.map((one) => one.end), load.largestPaint) * 1.02
  const x = (time: number) => margin + nameWidth + (time / end) * (width - 2 * margin - nameWidth)
  const top = frame.height + 90
  const height = top + load.fetched.length * row + 30
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" font-family="Hanken Grotesk" font-size="14" fill="#16181d">
<rect width="${width}" height="${height}" fill="#ffffff"/>
${filmstrip(load, end, x)}
${mark(x(load.firstPaint), top, height, `first paint ${seconds(load.firstPaint)}`, 'end')}
${mark(x(load.largestPaint), top, height, `largest paint ${seconds(load.largestPaint)}`, 'start')}
${load.fetched.map((one, index) => bar(one, top + 14 + index * row, x)).join('\n')}
</svg>`
  const font = await headlineFont(folder)
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Hanken Grotesk' },
  })
    .render()
    .asPng()
}

function filmstrip({ frames }: Load, end: number, x: (time: number) => number) {
  return Array.from({ length: frame.count }, (_, index) => {
    const time = (end * (index + 1)) / frame.count
    const shown = frames.findLast(({ at }) => at <= time)
    const right = x(time)
    const image = shown
      ? `<image x="${right - frame.width}" y="${margin + 20}" width="${frame.width}" height="${frame.height}" xlink:href="data:image/jpeg;base64,${shown.jpeg}"/>`
      : ''
    return `<text x="${right}" y="${margin + 8}" text-anchor="end">${seconds(time)}</text>
<rect x="${right - frame.width}" y="${margin + 20}" width="${frame.width}" height="${frame.height}" fill="#ffffff" stroke="#c8ccd4"/>${image}`
  }).join('\n')
}

function mark(x: number, top: number, height: number, text: string, anchor: 'start' | 'end') {
  const beside = anchor === 'end' ? x - 6 : x + 6
  return `<path d="M${x} ${top - 16}V${height - 10}" stroke="#c22f2f" stroke-width="1.5"/>
<text x="${beside}" y="${top - 6}" fill="#c22f2f" text-anchor="${anchor}">${text}</text>`
}

function bar(one: Fetched, y: number, x: (time: number) => number) {
  const name = one.path.replace(/^.*\/(?=.)/, '')
  return `<text x="${margin}" y="${y + 5}">${name}</text>
<text x="${margin + nameWidth - 12}" y="${y + 5}" text-anchor="end">${bytes(one.bytes)} B</text>
<rect x="${x(one.begin)}" y="${y - 7}" width="${Math.max(2, x(one.end) - x(one.begin))}" height="14" rx="2" fill="${colors[one.kind]}"/>`
}
