import type { ReactNode } from 'react'
import { useReveal } from './reveal.ts'
import styles from './section.module.css'

type SectionProps = {
  id?: string
  /** The id of the heading that names the section. */
  labelledBy: string
  /** The ground it stands on; the signal yellow goes from edge to edge. */
  tone?: 'plain' | 'second' | 'signal'
  children: ReactNode
}

/** A page's section: full width, its content in the page's column, faded in once when it is first seen. */
export function Section({ id, labelledBy, tone = 'plain', children }: SectionProps) {
  const reveal = useReveal()
  return (
    <section
      ref={reveal}
      id={id}
      aria-labelledby={labelledBy}
      className={styles.section}
      data-tone={tone}
    >
      <div className={styles.column}>{children}</div>
    </section>
  )
}
