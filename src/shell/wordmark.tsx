import { useContent } from '../content/context.tsx'
import styles from './wordmark.module.css'

/** Approximate letter widths of the headline font, in hundredths of an em. `textLength` corrects the rest. */
const letterWidths: [RegExp, number][] = [
  [/[ijlI.,:'’|]/, 26],
  [/[ft r-]/, 36],
  [/[mwMW]/, 80],
  [/[A-ZÄÖÜ0-9&]/, 64],
]
const defaultWidth = 53
const letterSpacing = -0.5
/** As wide as the gutter, in the same unit. */
const margin = 18
/** The white space in front of a letter that starts with a stem, and behind most letters. */
const stem = /^[BDEFHIKLMNPRUbhiklmnpru]/

const widthOf = (letter: string) =>
  (letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? defaultWidth) + letterSpacing

/** The brand name across the page. It stands on the lines, and the edge of the page cuts off its descenders. */
export function Wordmark() {
  const { site, services } = useContent()
  const width = [...site.brand].reduce((sum, letter) => sum + widthOf(letter), 0)
  const left = (stem.test(site.brand) ? 6 : 2) - margin
  return (
    <svg
      className={styles.wordmark}
      viewBox={`${left} -12 ${width + margin - 2 - left} ${88 + 4 * services.length}`}
      aria-hidden="true"
    >
      {services.map(({ line }, index) => (
        <path key={line} data-line={line} d={`M-20 ${79 + 4 * index}h999`} />
      ))}
      <text y="76" textLength={width}>
        {site.brand}
      </text>
    </svg>
  )
}
