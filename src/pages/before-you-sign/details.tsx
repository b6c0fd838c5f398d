import type { BeforeYouSign } from '../../content/before-you-sign.ts'
import { TableHead } from '../../ui/table-head.tsx'

type Data = BeforeYouSign['questions']['data']

/** Short parts of an answer, each with its title. Not bold: that is for what is in the contract. */
export function Parts(props: { parts: Data['training'][] }) {
  const parts = props.parts.filter((part) => part !== undefined)
  return parts.map(({ title, text }) => (
    <p key={title}>
      <span className="quiet">{title}</span>
      <br />
      {text}
    </p>
  ))
}

/** Who else processes the data. */
export function Firms({ caption, columns, rows }: NonNullable<Data['subprocessors']>) {
  return (
    <>
      <p id="subprocessors" className="quiet">
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by keyboard */}
      <section data-table="" aria-labelledby="subprocessors" tabIndex={0}>
        <table>
          <TableHead columns={columns} />
          <tbody>
            {rows.map(({ firm, purpose, place }) => (
              <tr key={firm}>
                <th scope="row">{firm}</th>
                <td>{purpose}</td>
                <td>{place}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
