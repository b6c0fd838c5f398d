import type { ReactNode } from 'react'
import { PersonSign } from '../drawings/person.tsx'
import styles from './capsule.module.css'

type CapsuleProps = { className: string | undefined; children: ReactNode }

/** A person has what is in it. */
export const Capsule = ({ className, children }: CapsuleProps) => (
  <div className={`${styles.capsule} ${className}`}>
    <PersonSign className={styles.person} />
    {children}
  </div>
)

/** Where a line meets a person: across the page, with the person on the line, and beside them the title. */
export const Crossing = (props: CapsuleProps & { title: ReactNode }) => (
  <Capsule className={`${styles.crossing} ${props.className}`}>
    {props.title}
    {props.children}
  </Capsule>
)
