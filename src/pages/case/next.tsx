import { useContent } from '../../content/context.tsx'
import type { CaseEntry } from '../../content/entries.ts'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { DemoOrTerms } from '../../shell/demo-link.tsx'
import styles from './stops.module.css'

/** The stop that is planned: the reader’s own line. From there, the line of another case. */
export function CaseNext({ cases, next }: { cases: string; next: CaseEntry | undefined }) {
  const { work, services } = useContent()
  const { heading, note, text } = work!.next
  return (
    <li
      className={`stop ${next ? 'leads-on' : ''} ${styles.stop}`}
      data-stop="next"
      data-line={next && serviceOf(services, next.services[0]!).line}
    >
      <div>
        <p className="title">{heading}</p>
        <p className="note quiet">{note}</p>
      </div>
      <div className={`measure ${styles.body}`}>
        <p className="statement">{fill(text, { cases })}</p>
        <DemoOrTerms variant="signal" size="large" />
      </div>
    </li>
  )
}
