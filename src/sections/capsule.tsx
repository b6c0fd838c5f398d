import type { ComponentProps } from 'react'
import { PersonSign } from '../drawings/person.tsx'
import { DemoLink } from '../shell/demo-link.tsx'
import styles from './capsule.module.css'

/** Where a line meets a person: across the page, with the person on the line. */
export function Capsule({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${styles.capsule} ${className}`}>
      <PersonSign className={styles.person} />
      {children}
    </div>
  )
}

/** The end of a line, with the way to a person. */
export function End({ title, text }: { title: string; text: string }) {
  return (
    <Capsule className={styles.end}>
      <h2 className="clause">{title}</h2>
      <p className="lead">{text}</p>
      <DemoLink variant="signal" size="large" />
    </Capsule>
  )
}
