import type { ReactNode } from 'react'
import styles from './opening.module.css'
import { SampleNote } from './sample-note.tsx'

/** The first part of a page of text: its headline, what introduces it and, beside them, what sums it up. */
export function Opening(props: {
  heading: string
  intro?: string | undefined
  sample?: boolean | undefined
  aside?: ReactNode
  children?: ReactNode
}) {
  const { heading, intro, sample, aside, children } = props
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <h1 id="page-heading" className="headline" tabIndex={-1}>
          {heading}
        </h1>
        {intro && <p className="lead">{intro}</p>}
        {children}
        {sample && <SampleNote />}
      </div>
      {aside}
    </div>
  )
}
