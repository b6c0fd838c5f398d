import type { CaseEntry } from '../../../content/schema/entries.ts'
import { useContent } from '../../content.tsx'
import { Portrait } from '../../drawings/portrait.tsx'
import { serviceOf } from '../../lib/service-of.ts'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { initials } from '../../ui/initials.ts'
import styles from './person.module.css'

/** What the person says who lives with it. They agreed to be named. */
export function CasePerson({ entry: { person, company, sample, ...entry } }: { entry: CaseEntry }) {
  const { services } = useContent()
  const { line } = serviceOf(services, entry.services[0]!)
  return (
    <figure className={styles.person} data-line={line}>
      <span className={styles.ring} aria-hidden="true">
        {person.drawing ? <Portrait name={person.drawing} /> : initials(person.name)}
      </span>
      <blockquote className={styles.quote}>
        <p>{person.quote}</p>
      </blockquote>
      <figcaption className="note">
        <strong>{person.name}</strong>
        {`, ${person.role}, ${company} `}
        {sample && <SampleMark />}
      </figcaption>
    </figure>
  )
}
