import { Face } from '../../sections/face.tsx'
import styles from './person.module.css'
import type { CaseEntry } from './schema.ts'

/** What the person says who lives with it. They agreed to be named. */
export const CasePerson = ({ entry: { person, company } }: { entry: CaseEntry }) => (
  <figure className={`measure ${styles.person}`}>
    <Face {...person} />
    <blockquote className="statement">
      <p>{person.quote}</p>
    </blockquote>
    <figcaption className="note">
      <strong>{person.name}</strong>
      <span>{`, ${person.role}, ${company} `}</span>
    </figcaption>
  </figure>
)
