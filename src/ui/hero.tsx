import type { ReactNode } from 'react'
import styles from './hero.module.css'

/** A page's first screen: headline, intro and an optional action, with content below them. */
export function Hero(props: {
  heading: string
  intro: string
  action?: ReactNode
  children?: ReactNode
}) {
  const { heading, intro, action, children } = props
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className="column top">
        <Headline heading={heading} intro={intro}>
          {action}
        </Headline>
        {children}
      </div>
    </section>
  )
}

export function Headline(props: { heading: string; intro: string; children?: ReactNode }) {
  return (
    <>
      <h1 id="page-heading" className={styles.pageHeading} tabIndex={-1}>
        {props.heading}
      </h1>
      <div className={`copy ${styles.words}`}>
        <p className={`lead ${styles.intro}`}>{props.intro}</p>
        {props.children}
      </div>
    </>
  )
}
