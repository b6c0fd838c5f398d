import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import {
  type Colors,
  frame,
  label,
  lineColor,
  type SocialPicture,
  stop,
} from '../../drawings/social-picture.ts'
import { bundleBreadth, layOutTracks, type MapFrame, pathOf } from './map-geometry.ts'

const { width } = frame

/** The network map: lines meet at an interchange, where a person decides, and fan out again. */
function drawing(colors: Colors): string {
  const map: MapFrame = {
    length: width,
    breadth: 200,
    firstBend: 300,
    lastBend: 150,
    bendStep: 90,
    // More than six lines lie closer together.
    pitch: Math.min(26, 150 / (services.length - 1)),
    stop: 150,
    margin: 14,
    bleed: 40,
  }
  const tracks = layOutTracks(services.length, map)
  const bundle = bundleBreadth(services.length, map)
  const paths = tracks.map(
    ({ points }, index) =>
      `<path stroke="${colors[lineColor(services[index]!.line)]}" d="${pathOf(points)}"/>`,
  )
  const stops = tracks.flatMap(({ stopIn, stopOut }) => [
    stop(colors, ...stopIn),
    stop(colors, ...stopOut),
  ])
  const interchange = `<rect x="${width / 2 - 26}" y="${100 - bundle / 2 - 32}" width="52" height="${bundle + 64}" rx="26" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="9"/>`
  return [...paths, ...stops, interchange, label(colors, home.map.interchange, width / 2, 4)].join(
    '',
  )
}

export const socialPicture: SocialPicture = { headline: home.hero.heading, drawing }
