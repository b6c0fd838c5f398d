import type { ReactNode } from 'react'
import type { LongText } from '../content/entries.ts'
import { Prose } from '../ui/prose.tsx'
import styles from './text-line.module.css'

/** A section of a long text: the id and the text of its heading, and what is below it. */
export type TextSection = { id: string; heading: ReactNode; body: ReactNode }

/** A long text as a line down the page: the headings of its sections are the stations, their texts are beside them. */
export function TextLine(props: {
  sections: TextSection[]
  /** The colour of the line. */
  line?: number | undefined
  /** Whether the stations have numbers. */
  numbered?: boolean
}) {
  const { sections, line, numbered } = props
  return (
    <ol className={`line ${styles.sections}`} data-line={line} data-numbered={numbered}>
      {sections.map(({ id, heading, body }) => (
        <li key={id} className={`station ${styles.section}`}>
          <h2 id={id} className={`title ${styles.sectionHeading}`}>
            <span>{heading}</span>
          </h2>
          {body}
        </li>
      ))}
    </ol>
  )
}

/** A text from Markdown. Without a heading it is a line without stations. */
export function MarkdownLine({ text, line }: { text: LongText; line?: number | undefined }) {
  if (text.sections.length === 0)
    return (
      <div className={styles.plain} data-line={line}>
        <Prose html={text.lead} />
      </div>
    )
  const sections = text.sections.map(({ id, heading, html }) => ({
    id,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitized at build
    heading: <span dangerouslySetInnerHTML={{ __html: heading }} />,
    body: <Prose html={html} />,
  }))
  return <TextLine sections={sections} line={line} />
}

/** What is before the first heading, below the headline. */
export const Lead = ({ text: { lead, sections } }: { text: LongText }) =>
  lead && sections.length > 0 && <Prose html={lead} />
