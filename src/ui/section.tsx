import type { ReactNode } from 'react'
import { HydrationBoundary } from '../lib/hydration-boundary.tsx'
import { useReveal } from './reveal.ts'
import styles from './section.module.css'

type SectionProps = {
  id?: string
  /** The section is labelled by the element with the id `<name>-heading`. */
  name: string
  /** Omit it if the children contain the heading. */
  heading?: string
  /** `hidden` is for assistive technology only. */
  headingLook?: 'plain' | 'hidden'
  /** The background. */
  tone?: 'plain' | 'second' | 'signal'
  /**
   * Hydrates together with the page instead of separately. For sections whose height changes on hydration,
   * and for those below them, because the scroll position is restored in the same commit.
   */
  hydratedWithPage?: boolean
  children: ReactNode
}

/** A full-width section of a page, with its content in the page's column. Fades in when it is first seen. */
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
