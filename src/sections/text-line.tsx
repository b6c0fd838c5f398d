import type { PropsWithChildren, ReactNode } from 'react'
import type { LongText } from '../content/long-text.ts'
import { markup } from '../lib/markup.ts'
import { Prose } from '../ui/prose.tsx'
import styles from './text-line.module.css'

/** A section of a long text: the id and the text of its heading, and what is beside it. */
type TextSection = { id: string; heading?: ReactNode; body: ReactNode }

/** A long text as a line down the page: the headings of its sections are the stations, their texts are beside them. */
export function TextLine(props: PropsWithChildren<{ sections: TextSection[]; clauses?: boolean }>) {
  const { sections, clauses, children } = props
  return (
    <div className={`line rail ${styles.whole}`} data-clauses={clauses}>
      <ol className="line">
        {sections.map(({ id, heading, body }) => (
          <li
            key={id}
            className={`station ${styles.section} ${children || !heading ? 'leads-on' : ''}`}
          >
            {heading && (
              <div className={styles.sectionHeading}>
                <span className="ring" />
                <h2 id={id} className="title">
                  {heading}
                </h2>
              </div>
            )}
            {body}
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}

type Markdown = { text: LongText; further?: TextSection[] }

/** A text from Markdown. Without a heading it is a line without stations. */
export function MarkdownLine({ text, further = [], ...rest }: PropsWithChildren<Markdown>) {
  const sections: TextSection[] = text.sections.map(({ id, heading, html }) => ({
    id,
    heading: <span {...markup(heading)} />,
    body: <Prose html={html} />,
  }))
  if (sections.length === 0) sections.push({ id: 'text', body: <Prose html={text.lead} /> })
  return <TextLine {...rest} sections={[...sections, ...further]} />
}

/** What is before the first heading, below the headline. */
export const Lead = ({ text: { lead, sections } }: { text: LongText }) =>
  lead && sections.length > 0 && <Prose html={lead} />
