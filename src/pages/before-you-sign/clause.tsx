import type { BeforeYouSign } from '../../content/before-you-sign.ts'
import { Prose } from '../../ui/prose.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import styles from './clause.module.css'

type ClauseProps = Omit<BeforeYouSign['questions'][string], 'question'>
type Table = NonNullable<NonNullable<ClauseProps['details']>[number]['table']>

/** What the contract says, the numbers and limits below it, and the rest to open. */
export function Clause({ answer, more, details = [] }: ClauseProps) {
  return (
    <div>
      <p className={styles.answer}>{answer}</p>
      {more && <p className={`measure ${styles.more}`}>{more}</p>}
      {details.map(({ title, text, table }) => (
        <details key={title} className={styles.details}>
          <summary>{title}</summary>
          <Prose>
            <p>{text}</p>
            {table && <Rows {...table} label={title} />}
          </Prose>
        </details>
      ))}
    </div>
  )
}

function Rows({ columns, rows, label }: Table & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by keyboard
    <section data-table="" aria-label={label} tabIndex={0}>
      <table>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
