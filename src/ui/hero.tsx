import type { ReactNode } from 'react'
import { HydrationBoundary } from '../lib/hydration-boundary.tsx'
import styles from './hero.module.css'

/** A page's first screen: headline and intro, with an optional action under them and content below. */
export function Hero(props: {
  heading: string
  intro: string
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <HydrationBoundary>
      <section className={styles.hero} aria-labelledby="page-heading">
        <div className={styles.column}>
          <h1 id="page-heading" className={styles.heading} tabIndex={-1}>
            {props.heading}
          </h1>
          <div className={styles.lead}>
            <p className={styles.intro}>{props.intro}</p>
            {props.action}
          </div>
          {props.children}
        </div>
      </section>
    </HydrationBoundary>
  )
}
