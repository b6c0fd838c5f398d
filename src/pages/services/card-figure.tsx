import type { CardFigure as Figure } from '../../content/services-page.ts'
import { TableRows } from '../../ui/table-rows.tsx'
import styles from './card-figure.module.css'

/** Columns are as wide as their longest word, unless that is too wide for a phone. */
const hasLongWord = (text: string) => /\S{12}/.test(text)

/** A piece of the product as the customer's team sees it. */
export function CardFigure({ figure }: { figure: Figure }) {
  return (
    <figure className={styles.cardFigure} data-shows={figure.shows}>
      <figcaption>
        <b>{figure.caption}</b>
      </figcaption>
      {figure.shows === 'uptime' && <Month {...figure} />}
      {'rows' in figure && (
        <table data-long={figure.rows.flat().some(hasLongWord) || undefined}>
          <TableRows columns={'columns' in figure && figure.columns} rows={figure.rows} />
        </table>
      )}
      {figure.shows === 'sample' && (
        <ol className={styles.sample}>
          {figure.cases.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number of the sample
            <li key={index}>
              {figure.wrong.includes(index + 1) ? <b>{`${name}: ${figure.wrongMark}`}</b> : name}
            </li>
          ))}
        </ol>
      )}
      {'end' in figure && <p>{figure.end}</p>}
    </figure>
  )
}

/** A bar for each day, hollow where the line was interrupted. The table says when. */
const Month = ({ days, stopped }: { days: number; stopped: number[] }) => (
  <svg
    className={styles.month}
    viewBox={`0 0 ${days * 10 - 3} 48`}
    preserveAspectRatio="none"
    data-printed=""
    aria-hidden="true"
  >
    <path strokeWidth="48" strokeDasharray="7 3" d={`M0 24H${days * 10}`} />
    <path data-stopped="" d={stopped.map((day) => `M${day * 10 - 8} 2v44h3V2`).join('')} />
  </svg>
)
