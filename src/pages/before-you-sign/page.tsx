import { useContent } from '../../content/context.tsx'
import { End } from '../../sections/capsule.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { TextLine } from '../../sections/text-line.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Clause } from './clause.tsx'

/** The questions that buyers should ask, each with this provider's answer as a clause. */
export function BeforeYouSignPage() {
  const { hero, sample, questions, end } = useContent().beforeYouSign!
  const entries = Object.entries(questions)
  const contents = (
    <Prose>
      <ol>
        {entries.map(([id, { question }]) => (
          <li key={id}>
            <a href={`#${id}`}>{question}</a>
          </li>
        ))}
      </ol>
    </Prose>
  )
  return (
    <LongPage {...hero} sample={sample} aside={contents}>
      <TextLine
        clauses
        sections={entries.map(([id, { question, ...clause }]) => ({
          id,
          heading: <span className="question">{question}</span>,
          body: <Clause {...clause} />,
        }))}
      >
        <End {...end} />
      </TextLine>
    </LongPage>
  )
}
