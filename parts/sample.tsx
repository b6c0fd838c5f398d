import type { ReactNode } from 'react'
import styles from './sample.module.css'

/** Several of a kind side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** What a part stands on somewhere on the site: a line's colour by its number, or one of the grounds. */
export type Ground = number | 'board' | 'second' | 'signal'

export function OnGround({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <div
      className={styles.ground}
      {...(typeof ground === 'number' ? { 'data-line': ground } : { 'data-ground': ground })}
    >
      {children}
    </div>
  )
}

/** Inside something that belongs to a line. */
export function OnLine({ line, children }: { line: number; children: ReactNode }) {
  return <div data-line={line}>{children}</div>
}
