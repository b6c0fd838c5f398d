import { useContent } from '../content.tsx'
import styles from './wordmark.module.css'

/** Approximate letter widths of the headline font, in hundredths of an em. `textLength` corrects the rest. */
const letterWidths: [RegExp, number][] = [
  [/[ijlI.,:'’|]/, 26],
  [/[ft r-]/, 36],
  [/[mwMW]/, 80],
  [/[A-ZÄÖÜ0-9&]/, 64],
  // Invisible, such as the editor’s marks: no width, once the spacing is added.
  [/\p{Cf}/u, 4],
]
const defaultWidth = 53
const letterSpacing = -4

const widthOf = (letter: string) =>
  (letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? defaultWidth) + letterSpacing

/** The brand name, scaled to the full width. */
export function Wordmark() {
  const { site } = useContent()
  const width = [...site.brand].reduce((sum, letter) => sum + widthOf(letter), 0)
  return (
    <svg className={styles.wordmark} viewBox={`0 0 ${width} 92`} aria-hidden="true">
      <text y="76" textLength={width} lengthAdjust="spacingAndGlyphs">
        {site.brand}
      </text>
    </svg>
  )
}
