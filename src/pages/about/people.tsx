import type { Person } from '../../../content/schema/about.ts'
import { useContent } from '../../content.tsx'
import { Portrait } from '../../drawings/portrait.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { initials } from '../../ui/initials.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './people.module.css'

/** Who answers: a portrait, a drawing or their initials, and how to reach them. */
export function People() {
  const { about } = useContent()
  if (!about.people) return null
  const { heading, sample, people } = about.people
  return (
    <Section name="people" heading={heading}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.name} className={styles.person}>
            <Sign person={person} />
            <h3>{person.name}</h3>
            <p>{person.role}</p>
            <p>
              <a href={person.reach.href}>{person.reach.text}</a>
            </p>
          </li>
        ))}
      </ul>
      {sample && <SampleMark />}
    </Section>
  )
}

function Sign({ person: { name, portrait, drawing } }: { person: Person }) {
  const { portraits } = useContent()
  const picture = portrait && portraits[portrait]
  return (
    <span className={styles.sign}>
      {picture && <Picture picture={picture} alt="" />}
      {!picture && drawing && <Portrait name={drawing} />}
      {!picture && !drawing && <span aria-hidden="true">{initials(name)}</span>}
    </span>
  )
}
