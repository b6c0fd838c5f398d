import { useContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'
import { DemoOrTerms } from '../../shell/demo-link.tsx'
import styles from './route.module.css'

/** The station that is planned: the reader’s own line. */
export function CaseNext({ cases }: { cases: string }) {
  const { heading, note, text } = useContent().work!.next
  return (
    <li className={`station leads-on ${styles.place}`} data-station="next">
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
