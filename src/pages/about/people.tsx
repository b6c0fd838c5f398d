import { Fragment } from 'react'
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
              <div className={`overlaid ${styles.sign}`}>
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

/** Distances in the drawing, in CSS pixels. The face is 240 wide and 315 high. */
const [pitch, width, top] = [12, 240, 332]

/**
 * All lines run through. From those that the person answers for, a siding leads behind the person's face. A drawing of
 * its own, because the lines of the next person lie below it. Decorative.
 */
function PersonLines({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  const answersFor = slugs.map((slug) => services.findIndex((service) => service.slug === slug))
  const size = { width, height: top + pitch * (services.length - 1) + 24 }
  return (
    <>
      <svg className={`${styles.lines} ${styles.sideways}`} {...size} aria-hidden="true">
        {services.map(({ line }, index) => (
          <Line key={line} line={line} d={`M-4000 ${top + pitch * index}H4000`} />
        ))}
      </svg>
      <svg className={styles.sideways} {...size} fill="none" aria-hidden="true">
        {answersFor.map((at, index) => {
          const from = [4 + 14 * index, top + pitch * at] as const
          return (
            <Fragment key={at}>
              {/* Sets it off from the lines that it crosses. */}
              <path d={sidingFrom(from, 9)} stroke="var(--color-ground)" strokeWidth="10" />
              <Line line={services[at]!.line} d={sidingFrom(from)} strokeWidth="6" />
            </Fragment>
          )
        })}
      </svg>
    </>
  )
}

/** From a line up to the middle of the face and back, or from some distance above that line. */
function sidingFrom([x, y]: readonly [number, number], above = 0) {
  const rise = width / 2 - x - above
  return `M${x + above} ${y - above}l${rise} ${-rise} ${rise} ${rise}`
}

/** On phones, the lines of the people below lead to them, and each ends at whom it belongs to. Decorative. */
function LinesDown({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  return (
    <svg className={styles.down} strokeWidth="10" aria-hidden="true">
      {services.map(({ slug, line }, index) => {
        const x = 52 + pitch * (index - (services.length - 1) / 2)
        return slugs.includes(slug) && <Line key={line} line={line} d={`M${x} 0V999`} />
      })}
    </svg>
  )
}

const Line = ({ line, ...path }: { line: number; d: string; strokeWidth?: string }) => (
  <path data-line={line} stroke="var(--color-line)" fill="none" {...path} />
)
