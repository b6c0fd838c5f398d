import type { CaseEntry } from '../../../content/schema/entries.ts'
import { useContent } from '../../content.tsx'
import { hrefOf } from '../../lib/addresses.ts'
import { fill } from '../../lib/fill.ts'
import { DemoLink } from '../../shell/demo-link.tsx'
import styles from './stops.module.css'

/** The stop that is planned: the reader’s own line. From there, another case. */
export function CaseNext({ entry: { slug, cases } }: { entry: CaseEntry }) {
  const { work, entries } = useContent()
  const { heading, note, text, other } = work!.next
  const index = entries.cases.findIndex((each) => each.slug === slug)
  const following = entries.cases[(index + 1) % entries.cases.length]!
  return (
    <li className={`stop ${styles.stop}`} data-stop="next">
      <div>
        <p className="title">{heading}</p>
        <p className="note quiet">{note}</p>
      </div>
      <div className={styles.body}>
        <p className="statement">{fill(text, { cases })}</p>
        <p className="row">
          <DemoLink variant="signal" size="large" />
          {following.slug !== slug && (
            <a href={hrefOf(following.path)}>{fill(other, { company: following.company })}</a>
          )}
        </p>
      </div>
    </li>
  )
}
