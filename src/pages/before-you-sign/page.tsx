import type { BeforeYouSign } from '../../content/before-you-sign.ts'
import { useContent } from '../../content/context.tsx'
import { answered } from '../../sections/questions.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Prose } from '../../ui/prose.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import styles from './page.module.css'

/** The questions that buyers should ask, each with this provider's answer. */
export function BeforeYouSignPage() {
  const content = useContent()
  const { hero, sample, questions } = content.beforeYouSign!
  const { data, review } = questions
  return (
    <Hero {...hero} action={sample && <SampleMark />}>
      <ol className="line introduced">
        {answered(content).map(([name, { question, answer, more, details = [] }], index) => (
          <li key={name} id={name} className={`stop pair ${styles.stop}`}>
            <span className="stop-mark" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="title question">{question}</h2>
            <Prose>
              <p className="title">{answer}</p>
              {more && <p>{more}</p>}
              {name === 'data' && <Parts parts={[data.training, data.retention]} />}
              {name === 'data' && data.subprocessors && <Firms {...data.subprocessors} />}
              {name === 'review' && <Parts parts={[review.legalRoles]} />}
              <Parts parts={details} />
            </Prose>
          </li>
        ))}
      </ol>
    </Hero>
  )
}

type Data = BeforeYouSign['questions']['data']

/** Short parts of an answer, each with its title. Not bold: that is for what is in the contract. */
function Parts(props: { parts: Data['training'][] }) {
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
function Firms({ caption, columns, rows }: NonNullable<Data['subprocessors']>) {
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
