import { useContent } from '../../content/context.tsx'
import { Face } from '../../sections/face.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './people.module.css'
import { LinesDown, PersonLines } from './person-lines.tsx'

/** Who answers for which lines, and how to reach them. */
export function People() {
  const { about } = useContent()
  if (!about.people) return null
  const { heading, people } = about.people
  const slugsOf = (some: typeof people) => some.flatMap((person) => person.services ?? [])
  return (
    <Section name="people" heading={heading}>
      <ul className={`fit ${styles.people}`}>
        {people.map(({ services: slugs = [], role, reach, ...person }, index) => {
          const below = slugsOf(people.slice(index + 1))
          return (
            <li key={person.name} className={styles.person}>
              <div className={styles.sign}>
                {slugsOf(people).length > 0 && <PersonLines slugs={slugs} />}
                {below.length > 0 && <LinesDown slugs={below} />}
                <Face {...person} />
              </div>
              <div>
                <h3>{person.name}</h3>
                <p>{role}</p>
                <p className="row">
                  <a href={reach.href}>
                    <EmailText text={reach.text} />
                  </a>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
