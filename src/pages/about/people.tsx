import { useContent } from '../../content/context.tsx'
import { Face } from '../../sections/face.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './people.module.css'
import type { About } from './schema.ts'

/** Who answers for which lines, and how to reach them. */
export function People({ content }: { content: About }) {
  if (!content.people) return null
  const { heading, people } = content.people
  const slugsOf = (some: typeof people) => some.flatMap((person) => person.services ?? [])
  return (
    <Section name="people" heading={heading}>
      <ul className={`fit ${styles.people}`}>
        {people.map(({ services: slugs = [], role, reach, ...person }, index) => {
          const below = slugsOf(people.slice(index + 1))
          return (
            <li key={person.name} className={styles.person}>
              <div className="overlaid">
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

/** Distances in CSS pixels: from line to line, and from the face to the first. */
const [pitch, top] = [12, 23]

/** All lines run through. The person stops at theirs, in a drawing that the lines of the next person lie below. Decorative. */
function PersonLines({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  const stops = services.flatMap(({ slug }, at) => (slugs.includes(slug) ? top + pitch * at : []))
  const height = top + pitch * (services.length - 1) + 24
  return (
    <>
      <svg className={`${styles.lines} ${styles.below}`} height={height} aria-hidden="true">
        {services.map(({ line }, index) => (
          <Line key={line} line={line} d={`M-4000 ${top + pitch * index}H4000`} />
        ))}
      </svg>
      <svg className={styles.lines} height={height} stroke="var(--color-ink)" aria-hidden="true">
        <line x1="50%" x2="50%" y1="-5" y2={stops.at(-1)} />
        {stops.map((y) => (
          <circle key={y} className="drawn-station" cx="50%" cy={y} r="5" />
        ))}
      </svg>
    </>
  )
}

/** On phones, the lines of the people below lead to them, and each ends at whom it belongs to. Decorative. */
function LinesDown({ slugs }: { slugs: readonly string[] }) {
  const lines = useContent().services.filter(({ slug }) => slugs.includes(slug))
  return (
    <svg className={styles.down} strokeWidth="10" aria-hidden="true">
      {lines.map(({ line }, index) => {
        const x = 52 + pitch * (index - (lines.length - 1) / 2)
        return <Line key={line} line={line} d={`M${x} 0V999`} />
      })}
    </svg>
  )
}

const Line = ({ line, ...path }: { line: number; d: string }) => (
  <path data-line={line} stroke="var(--color-line)" fill="none" {...path} />
)
