import type { ReactNode } from 'react'
import { PersonSign } from '../drawings/person.tsx'
import { DemoLink } from '../shell/demo-link.tsx'
import styles from './capsule.module.css'

/** Where a line meets a person: across the page, with the person on the line. */
export const Capsule = (props: { className: string | undefined; children: ReactNode }) => (
  <div className={`${styles.capsule} ${props.className}`}>
    <PersonSign className={styles.person} />
    {props.children}
  </div>
)

/** The end of a line, with the way to a person. */
export const End = (props: { title: string; text?: string; children?: ReactNode }) => (
  <Capsule className={styles.end}>
    <h2 className="clause">{props.title}</h2>
    {props.text && <p className="lead">{props.text}</p>}
    {props.children ?? <DemoLink variant="on-signal" size="large" />}
  </Capsule>
)
