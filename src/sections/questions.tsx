import { type SiteContent, useContent } from '../content/context.tsx'
import { Section } from '../ui/section.tsx'

/** The questions that have an answer. */
export const answered = ({ beforeYouSign }: SiteContent) =>
  Object.entries(beforeYouSign?.questions ?? {}).filter(([, { answer }]) => answer)

/** What to ask before signing: what the questions are for, and each with the short answer. */
export function Questions() {
  const content = useContent()
  const { beforeYouSign, menu } = content
  if (!beforeYouSign) return null
  const { heading, intro } = beforeYouSign.hero
  return (
    <Section name="questions" heading={heading}>
      <p className="measure">{intro}</p>
      <ol className="ruled introduced">
        {answered(content).map(([name, { question, answer }]) => (
          <li key={name} className="pair">
            <h3 className="lead row question">
              <a className="card-link" href={`${menu.beforeYouSign!.path}#${name}`}>
                {question}
              </a>
            </h3>
            <p>
              <strong>{answer}</strong>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
