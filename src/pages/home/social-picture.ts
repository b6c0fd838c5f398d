import type { SiteContent } from '../../content/context.tsx'
import type { Colors, SocialPicture } from '../../content/page.ts'
import { label, towardsReading } from '../../drawings/social-direction.ts'
import { drawnStop, frame, lineColor } from '../../drawings/social-picture.ts'
import {
  capsuleOf,
  layOutTracks,
  type MapFrame,
  type Point,
  pathOf,
} from './your-line/map/map-geometry.ts'

const { width, track } = frame

/** @param isSpacious more than four lines lie closer together */
const mapFrame = (isSpacious: boolean): MapFrame => ({
  breadth: 200,
  before: width / 2,
  after: width / 2,
  axis: isSpacious ? 158 : 150,
  side: -1,
  margin: 14,
  pitch: isSpacious ? 22 : 12,
  sidingPitch: isSpacious ? 12 : 7,
  capsule: isSpacious ? { half: 20, end: 20, gap: 21 } : { half: 16, end: 14, gap: 15 },
  stop: 150,
  stations: [],
  bleed: 40,
})

/** The network map: lines run straight through, except for what stops where a person decides. */
export function homePicture({ home, services, language }: SiteContent): SocialPicture {
  const isSpacious = services.length <= 4
  const map = mapFrame(isSpacious)
  const tracks = layOutTracks(services.length, map)
  const { along, from, to } = capsuleOf(tracks, map)
  const { half } = map.capsule
  function drawing(colors: Colors): string {
    const draw = (points: Point[], color: string | undefined, stroke: number) =>
      `<path stroke="${color}" stroke-width="${stroke}" d="${pathOf(points)}"/>`
    return [
      // The first line is nearest to the interchange: the sidings of the others cross it, set off from it.
      ...tracks.flatMap(({ siding, points }, index) => {
        const color = colors[lineColor(services[index]!.line)]
        return [
          draw(siding, colors.ground, isSpacious ? 11 : 7),
          draw(siding, color, isSpacious ? 6 : 4),
          draw(points, color, isSpacious ? track : 10),
        ]
      }),
      ...tracks.flatMap(({ stopIn, stopOut }) => [
        drawnStop(colors, ...stopIn),
        drawnStop(colors, ...stopOut),
      ]),
      `<rect x="${along - half}" y="${from}" width="${half * 2}" height="${to - from}" rx="${half}" fill="${colors.ground}" stroke="${colors.ink}" stroke-width="8"/>`,
      label(language, home.map.interchange, along, 4, `fill="${colors.ink}"`),
    ].join('')
  }
  return { headline: home.hero.heading, drawing: towardsReading(language, drawing) }
}
