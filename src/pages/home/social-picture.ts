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
import { bundleBreadth, type MapFrame, pathOf, tracks } from './map-geometry.ts'

const { width } = frame

/** The home page's map: the lines come in, meet where a person decides, and go out. */
function drawing(colors: Colors): string {
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
      `<path stroke="${colors[lineColor(services[index]!.line)]}" d="${pathOf(points)}"/>`,
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

export const socialPicture: SocialPicture = { headline: home.hero.heading, drawing }
