import { useContent } from '../../content/context.tsx'
import type { CaseEntry } from '../../content/entries.ts'
import { serviceOf } from '../../content/service-of.ts'
import { Face } from '../../sections/face.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import styles from './person.module.css'

/** What the person says who lives with it. They agreed to be named. */
export function CasePerson({ entry: { person, company, sample, ...entry } }: { entry: CaseEntry }) {
  const { services } = useContent()
  const { line } = serviceOf(services, entry.services[0]!)
  return (
    <figure className={`measure ${styles.person}`} data-line={line}>
      <Face {...person} />
      <blockquote className={`statement ${styles.quote}`}>
        <p>{person.quote}</p>
      </blockquote>
      <figcaption className="note">
        <strong>{person.name}</strong>
        <span>
          {`, ${person.role}, ${company} `}
          {sample && <SampleNote />}
        </span>
      </figcaption>
    </figure>
  )
}
