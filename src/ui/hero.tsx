import type { ReactNode } from 'react'
import { HydrationBoundary } from '../lib/hydration-boundary.tsx'
import styles from './hero.module.css'

/** A page's first screen: headline, intro and an optional action, with content beside them and below. */
export function Hero(props: {
  heading: string
  intro: string
  action?: ReactNode
  /** From 1100 px beside the headline, from 700 px beside the first child, otherwise above it. */
  aside?: ReactNode
  children?: ReactNode
}) {
  return (
    <HydrationBoundary>
      <section className={styles.hero} aria-labelledby="page-heading">
        <div className={styles.column} data-aside={props.aside ? true : undefined}>
          <h1 id="page-heading" className={styles.heading} tabIndex={-1}>
            {props.heading}
          </h1>
          <div className={styles.lead}>
            <p className={styles.intro}>{props.intro}</p>
            {props.action}
          </div>
          {props.aside && <div className={styles.aside}>{props.aside}</div>}
          {props.children}
        </div>
      </section>
    </HydrationBoundary>
  )
}
