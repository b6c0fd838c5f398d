import type { ReactNode } from 'react'
import { markup } from '../lib/markup.ts'
import styles from './prose.module.css'

/** A long text. From Markdown, the build makes its HTML (tools/content/texts/markdown.ts). */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>
  return <div className={styles.prose} {...markup(html)} />
}
