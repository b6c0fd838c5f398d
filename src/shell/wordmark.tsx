import { site } from '#content/site.yaml'
import styles from './footer.module.css'

/** Widths of the headline's letters, about, in hundredths of an em: the text is then set to fill the rest. */
const widths: [RegExp, number][] = [
  [/[ijlI.,:'’|]/, 26],
  [/[ft r-]/, 36],
  [/[mwMW]/, 80],
  [/[A-ZÄÖÜ0-9&]/, 64],
]
const usual = 53
const tightening = 4

const widthOf = (letter: string) =>
  (widths.find(([pattern]) => pattern.test(letter))?.[1] ?? usual) - tightening

/** The brand from edge to edge, however long it is. */
export function Wordmark() {
  const width = [...site.brand].reduce((sum, letter) => sum + widthOf(letter), 0)
  return (
    <svg className={styles.wordmark} viewBox={`0 0 ${width} 92`} aria-hidden="true">
      <text y="76" textLength={width}>
        {site.brand}
      </text>
    </svg>
  )
}
