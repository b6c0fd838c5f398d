import type { MarkDrawing } from '../../tools/build/content/schema/site.ts'

/**
 * The mark: a station on a short line. Header, icons and the pictures of shared links draw it from here, in
 * the ink of where it stands; `ground` fills a shape with what is behind the mark.
 */
export const mark: MarkDrawing = {
  width: 48,
  height: 24,
  strokeWidth: 6,
  shapes: [
    { path: 'M3 12H45', fill: 'none' },
    { path: 'M16 12A8 8 0 1 1 32 12A8 8 0 1 1 16 12Z', fill: 'ground' },
  ],
}
