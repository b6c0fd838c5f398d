import type { ReactNode } from 'react'
import { fading } from '../lib/data-attribute.ts'
import styles from './section.module.css'

type SectionProps = {
  id?: string
  /** The section is labelled by the element with the id `<name>-heading`. */
  name: string
  /** Omit it if the children contain the heading. */
  heading?: string
  tone?: 'second' | 'signal'
  children: ReactNode
}

/** A full-width section of a page, with its content in the page's column. Fades in when it is first seen. */
export function Section(props: SectionProps) {
  const { id, name, heading, tone, children } = props
  return (
    <section
      id={id}
      aria-labelledby={`${name}-heading`}
      className={styles.section}
      data-tone={tone}
      {...fading()}
    >
      <div className="column">
        {heading === undefined ? null : (
          <h2 id={`${name}-heading`} className={styles.sectionHeading}>
            {heading}
          </h2>
        )}
        {children}
      </div>
    </section>
  )
}
