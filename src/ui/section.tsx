import type { ReactNode } from 'react'
import { HydrationBoundary } from '../lib/hydration-boundary.tsx'
import { useReveal } from './reveal.ts'
import styles from './section.module.css'

type SectionProps = {
  id?: string
  /** What the section is about, as an id: its heading is `<name>-heading`, and names it. */
  name: string
  /** Left out where the section's children place the heading themselves. */
  heading?: string
  /** `hidden` is told by assistive technology alone. */
  headingLook?: 'plain' | 'hidden'
  /** The ground it stands on; the signal yellow goes from edge to edge. */
  tone?: 'plain' | 'second' | 'signal'
  /**
   * Hydrated together with the page instead of by itself: for a section whose height changes then and for those
   * below it, because the scroll position is settled in the same commit.
   */
  hydratedWithPage?: boolean
  children: ReactNode
}

/** A page's section: full width, its content in the page's column, faded in once when it is first seen. */
export function Section({ hydratedWithPage = false, ...section }: SectionProps) {
  if (hydratedWithPage) return <RevealedSection {...section} />
  return (
    <HydrationBoundary>
      <RevealedSection {...section} />
    </HydrationBoundary>
  )
}

function RevealedSection(props: Omit<SectionProps, 'hydratedWithPage'>) {
  const { id, name, heading, headingLook = 'plain', tone = 'plain', children } = props
  const reveal = useReveal()
  return (
    <section
      ref={reveal}
      id={id}
      aria-labelledby={`${name}-heading`}
      className={styles.section}
      data-tone={tone}
    >
      <div className={styles.column}>
        {heading === undefined ? null : (
          <h2
            id={`${name}-heading`}
            className={headingLook === 'hidden' ? 'visually-hidden' : styles.heading}
          >
            {heading}
          </h2>
        )}
        {children}
      </div>
    </section>
  )
}
