import type { ReactNode } from 'react'
import styles from './long-page.module.css'
import { SampleNote } from './sample-note.tsx'

/** A page of text: its headline, what introduces it and, beside them, what sums it up; below, the text. */
export function LongPage(props: {
  heading: string
  intro?: string | undefined
  sample?: boolean | undefined
  opening?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  const { heading, intro, sample, opening, aside, children } = props
  return (
    <article className={`column top ${styles.page}`} aria-labelledby="page-heading">
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1 id="page-heading" className="headline" tabIndex={-1}>
            {heading}
          </h1>
          {intro && <p className="lead">{intro}</p>}
          {opening}
          {sample && <SampleNote />}
        </div>
        {aside}
      </div>
      {children}
    </article>
  )
}
