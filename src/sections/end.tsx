import type { ReactNode } from 'react'
import { DemoLink } from '../shell/demo-link.tsx'
import styles from './capsule.module.css'
import { Crossing } from './capsule.tsx'

/** The end of a line, with the way to a person. */
export const End = (props: { title: string; text?: string; children?: ReactNode }) => (
  <Crossing className={styles.end} title={<h2 className="clause">{props.title}</h2>}>
    {props.text && <p className="lead">{props.text}</p>}
    {props.children ?? <DemoLink variant="on-signal" size="large" />}
  </Crossing>
)
