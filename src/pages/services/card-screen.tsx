import { TableRows } from '../../ui/table-rows.tsx'
import styles from './card-screen.module.css'
import type { Screen } from './schema.ts'

/** Columns are as wide as their longest word, unless that is too wide for a phone. */
const hasLongWord = (text: string) => /\S{12}/.test(text)

/** A piece of the product as the customer's team sees it. */
export function CardScreen({ screen }: { screen: Screen }) {
  return (
    <figure className={`stack ${styles.screen}`} data-shows={screen.shows}>
      <figcaption>
        <b>{screen.caption}</b>
      </figcaption>
      {screen.shows === 'uptime' && <Month {...screen} />}
      {'rows' in screen && (
        <table data-long={screen.rows.flat().some(hasLongWord) || undefined}>
          <TableRows columns={'columns' in screen && screen.columns} rows={screen.rows} />
        </table>
      )}
      {screen.shows === 'sample' && (
        <ol className={styles.sample}>
          {screen.cases.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number of the sample
            <li key={index}>
              {screen.wrong.includes(index + 1) ? <b>{`${name}: ${screen.wrongLabel}`}</b> : name}
            </li>
          ))}
        </ol>
      )}
      {'end' in screen && <p>{screen.end}</p>}
    </figure>
  )
}

/** A bar for each day, hollow where the line was interrupted. The table says when. */
const Month = ({ days, down }: { days: number; down: number[] }) => (
  <svg
    className={styles.month}
    viewBox={`0 0 ${days * 10 - 3} 48`}
    preserveAspectRatio="none"
    data-printed=""
    aria-hidden="true"
  >
    <path strokeWidth="48" strokeDasharray="7 3" d={`M0 24H${days * 10}`} />
    <path data-down="" d={down.map((day) => `M${day * 10 - 8} 2v44h3V2`).join('')} />
  </svg>
)
